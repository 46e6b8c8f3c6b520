import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { Facts } from '@/ui/text/Facts.tsx'
import { Verbatim } from '@/ui/text/Verbatim.tsx'
import { m } from '~words'
import type { AttributeName, AttributeValue } from '../../../../../db/reference/attributes.ts'
import { isCountryCode } from '../../../../../db/reference/countries/codes.ts'
import { dayWords } from '../../../../../db/reference/days.ts'
import { isInterest } from '../../../../../db/reference/interests.ts'
import type { Outputs } from '../../../../lib/trpc.ts'
import { attributeNameWord, attributeWord } from '../../../../lib/words/attribute-words.ts'
import { countryWord } from '../../../../lib/words/country-words.ts'
import { interestWord } from '../../../../lib/words/interest-words.ts'
import { OfficeFrame } from '../../../staff/OfficeFrame.tsx'
import { OfficeNav } from '../../../staff/OfficeNav.tsx'
import { PhotoWithStatus } from '../PhotoWithStatus.tsx'
import { reasonsWords } from '../reported-words.ts'

type MemberRecord = Outputs['inspection']['member']

const route = getRouteApi('/admin/members/$id')

/** `/admin/members/$id`: what moderators see of a member while they have a photo of theirs in hand. */
export function MemberPage() {
  const member = route.useLoaderData()
  const { locale } = route.useRouteContext()
  return (
    <OfficeFrame nav={<OfficeNav />}>
      <div className="wrap grid grid-cols-1 gap-6 py-6">
        <h1 className="heading-page">
          <Verbatim>{member.name}</Verbatim>, {member.age}
        </h1>
        <Facts isCard isRuled facts={factsOf(member, locale)} />
        <Section title={m.inspection_member_about()}>
          {member.about ? (
            <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
              {member.about}
            </p>
          ) : (
            <p className="text-ink-muted">{m.inspection_member_no_about()}</p>
          )}
        </Section>
        <Choices member={member} />
        <Interests interests={member.interests} />
        <Photos photos={member.photos} />
      </div>
    </OfficeFrame>
  )
}

function factsOf({ site, sinceDay, lastActiveDay, reports, ...member }: MemberRecord, locale: string) {
  return [
    [m.inspection_member_place(), placeOf(member)],
    [m.inspection_member_site(), <Verbatim key="site">{site}</Verbatim>],
    [m.inspection_member_joined(), dayWords(sinceDay, locale)],
    [m.inspection_member_active(), dayWords(lastActiveDay, locale)],
    [m.inspection_member_reports(), reports.length > 0 ? reasonsWords(reports) : m.inspection_member_no_reports()],
  ] as const
}

function placeOf({ city, regionName, country }: Pick<MemberRecord, 'city' | 'regionName' | 'country'>): string {
  const parts = [city, regionName, isCountryCode(country) ? countryWord(country) : country]
  return parts.filter((part, n) => part && parts.indexOf(part) === n).join(', ')
}

function Choices({ member }: { member: MemberRecord }) {
  const facts = [
    ...fact('joiningReason', member.joiningReason),
    ...fact('relationshipStatus', member.relationshipStatus),
    ...fact('bodyType', member.bodyType),
    ...fact('hairColour', member.hairColour),
    ...fact('eyeColour', member.eyeColour),
    ...fact('tattoos', member.tattoos),
  ]
  if (facts.length === 0) return null
  return (
    <Section title={m.inspection_member_choices()}>
      <Facts isCard isRuled facts={facts} />
    </Section>
  )
}

function fact<Name extends AttributeName>(name: Name, value: AttributeValue<Name> | null) {
  return value === null ? [] : [[attributeNameWord(name), attributeWord(name, value)] as const]
}

function Interests({ interests }: Pick<MemberRecord, 'interests'>) {
  const known = interests.filter(isInterest)
  if (known.length === 0) return null
  return (
    <Section title={m.inspection_member_interests()}>
      <p>{known.map(interestWord).join(', ')}</p>
    </Section>
  )
}

function Photos({ photos }: Pick<MemberRecord, 'photos'>) {
  return (
    <Section title={photos.length > 0 ? m.inspection_member_photos() : m.inspection_member_no_photos()}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3">
        {photos.map((photo, n) => (
          <li key={photo.id}>
            <PhotoWithStatus photo={photo} alt={(status) => m.inspection_member_photo({ number: n + 1, status })} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 heading-section">
        {title}
      </h2>
      {children}
    </section>
  )
}
