import { m } from '~words'
import type { AttributeName, AttributeValue } from '../../../../db/reference/attributes.ts'
import { attributeNameWord, attributeWord } from '../../../lib/words/attribute-words.ts'
import type { Profile } from './photos/photos.ts'
import { Section } from './Section.tsx'

/** What the member has chosen to say, in two columns; nothing where they said nothing. */
export function Facts({ profile }: { profile: Profile }) {
  const facts = factsOf(profile)
  if (facts.length === 0) return null
  return (
    <Section title={m.profile_facts()}>
      <dl className="grid grid-cols-2 gap-x-5">
        {facts.map(([label, value]) => (
          <div key={label} className="border-b border-line py-2.75">
            <dt className="text-xs text-ink-subtle">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function factsOf(profile: Profile): [label: string, value: string][] {
  return [
    ...fact('joiningReason', profile.joiningReason),
    ...fact('relationshipStatus', profile.relationshipStatus),
    ...fact('sexuality', profile.sexuality),
    ...fact('bodyType', profile.bodyType),
    ...fact('hairColour', profile.hairColour),
    ...fact('eyeColour', profile.eyeColour),
    ...fact('tattoos', profile.tattoos),
  ]
}

function fact<Name extends AttributeName>(name: Name, value: AttributeValue<Name> | null): [string, string][] {
  return value === null ? [] : [[attributeNameWord(name), attributeWord(name, value)]]
}
