import type { OpenApiSchema } from './openapi-types.ts'

export function Fields({ schema }: { schema: OpenApiSchema }) {
  const { properties = {}, required = [] } = schema
  return (
    <ul className="fields">
      {Object.entries(properties).map(([name, field]) => (
        <li key={name}>
          <code>{name}</code> <SchemaName schema={field} />
          {!required.includes(name) && <em> may be left out</em>}
          {field.description && (
            <span className="note">
              {' '}
              <Prose text={field.description} />
            </span>
          )}
          <Inside schema={field} />
        </li>
      ))}
    </ul>
  )
}

/** Sentences in which `names` stand between backticks. */
export function Prose({ text }: { text: string }) {
  const parts = text.split('`').map((part, i) => ({ key: `${i} ${part}`, part, isName: i % 2 === 1 }))
  return parts.map(({ key, part, isName }) => (isName ? <code key={key}>{part}</code> : part))
}

export function SchemaName({ schema }: { schema: OpenApiSchema }) {
  return <span className="type">{nameOf(schema)}</span>
}

function Inside({ schema }: { schema: OpenApiSchema }) {
  const object = [schema, ...(schema.anyOf ?? [])].map(innermost).find(({ properties }) => properties)
  return object ? <Fields schema={object} /> : null
}

/** What a list or a dictionary holds, or the value itself. */
function innermost(schema: OpenApiSchema): OpenApiSchema {
  if (schema.items) return innermost(schema.items)
  const { additionalProperties } = schema
  return typeof additionalProperties === 'object' ? innermost(additionalProperties) : schema
}

function nameOf({
  type,
  format,
  enum: values,
  const: value,
  items,
  anyOf,
  additionalProperties,
}: OpenApiSchema): string {
  if (anyOf) return anyOf.map(nameOf).join(' or ')
  if (value !== undefined) return JSON.stringify(value)
  if (values) return values.map((each) => JSON.stringify(each)).join(' | ')
  if (items) return `list of ${nameOf(items)}`
  if (typeof additionalProperties === 'object') return `dictionary of ${nameOf(additionalProperties)}`
  return format ?? type ?? 'anything'
}
