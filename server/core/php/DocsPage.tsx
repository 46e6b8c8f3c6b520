import { docsStyle } from './docs-style.ts'
import type { Document, OpenApiSchema, Operation, Parameter } from './openapi-types.ts'
import { Fields, Prose, SchemaName } from './SchemaView.tsx'

/** The reference for people: the OpenAPI document as one page that needs nothing but itself. */
export function DocsPage({ document, nonce }: { document: Document; nonce: string }) {
  const { info, paths, servers } = document
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{info.title}</title>
        <style nonce={nonce}>{docsStyle}</style>
      </head>
      <body>
        <main>
          <h1>{info.title}</h1>
          <p>{info.description}</p>
          <p>
            Server: <code>{servers[0]?.url}</code> · for programs: <a href="/api/openapi.json">openapi.json</a>
          </p>
          <nav aria-label="Paths">
            <ul>
              {operations.map(({ path, method, operation }) => (
                <li key={operation.operationId}>
                  <a href={`#${operation.operationId}`}>
                    <Method name={method} /> <code>{path}</code>
                  </a>{' '}
                  {operation.summary}
                </li>
              ))}
            </ul>
          </nav>
          {operations.map((props) => (
            <OperationView key={props.operation.operationId} {...props} />
          ))}
          <section>
            <h2>Errors</h2>
            <p>Every error is JSON of this shape; only authentication_required comes without words.</p>
            <Fields schema={document.components.schemas.Error ?? {}} />
          </section>
        </main>
      </body>
    </html>
  )
}

const Method = ({ name }: { name: string }) => <span className="method">{name}</span>

interface OperationProps {
  path: string
  method: string
  operation: Operation
}

function OperationView({ path, method, operation }: OperationProps) {
  const { operationId, summary, description, security, parameters, requestBody, responses } = operation
  const answers = Object.entries(responses)
  const sent = requestBody?.content['application/json'].schema
  return (
    <section id={operationId}>
      <h2>
        <Method name={method} /> <code>{path}</code>
      </h2>
      <p>
        <strong>{summary}.</strong> {description && <Prose text={description} />}
      </p>
      {security && <p>Only for members.</p>}
      {parameters.length > 0 && <Parameters parameters={parameters} />}
      {sent && <Shape title="Send as JSON" schema={sent} />}
      {answers
        .filter(([status]) => Number(status) < 300)
        .map(([status, { content }]) =>
          content ? (
            <Shape key={status} title={`Answer ${status}`} schema={content['application/json'].schema} />
          ) : (
            <p key={status}>Answer {status}, without a body.</p>
          ),
        )}
      <Refusals answers={answers.filter(([status]) => Number(status) >= 300)} />
    </section>
  )
}

function Parameters({ parameters }: { parameters: Parameter[] }) {
  return (
    <>
      <h3>Parameters</h3>
      <ul>
        {parameters.map(({ name, in: place, required, schema }) => (
          <li key={name}>
            <code>{name}</code> in the {place}: <SchemaName schema={schema} />
            {required ? ', required' : ', may be left out'}
          </li>
        ))}
      </ul>
    </>
  )
}

function Shape({ title, schema }: { title: string; schema: OpenApiSchema }) {
  return (
    <>
      <h3>{title}</h3>
      <Fields schema={schema} />
    </>
  )
}

function Refusals({ answers }: { answers: [string, { description: string }][] }) {
  return (
    <>
      <h3>Instead</h3>
      <ul>
        {answers.map(([status, { description }]) => (
          <li key={status}>
            <strong>{status}</strong> {description}
          </li>
        ))}
      </ul>
    </>
  )
}
