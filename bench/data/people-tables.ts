import { toldSlot } from '../../db/reference/slots.ts'
import { idOf } from './chance.ts'
import { dataSetNow, kinds, type Person } from './people.ts'
import { at, type Row, type Table } from './tables.ts'

export const benchSite = 'vonk'

const minute = 60_000
const day = 24 * 60 * minute
const now = dataSetNow.getTime()

/** Of `wachtwoord-bench`, the password of everybody. */
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$5UVjKIAlZXY7iJiK977docc9JiY6VbKw/gERFCHMLYs$oBLhDalmBEftkQeMNcNrPH057tmtZMPUJBwEEnTeINE'

export function peopleTables(people: readonly Person[]): Record<string, Table> {
  const perPerson = (toRows: (person: Person, n: number) => Row[]): Table =>
    function* () {
      for (const [n, person] of people.entries()) yield* toRows(person, n)
    }
  return {
    members: perPerson((person) => [memberRow(person)]),
    profiles: perPerson((person) => [profileRow(person)]),
    photos: perPerson(photoRows),
    wallets: perPerson(({ id, balance, freeMessages }) => [{ member_id: id, balance, free_messages: freeMessages }]),
    ledger_entries: perPerson((person, n) => (person.balance > 0 ? [entryRow(person, n)] : [])),
    bans: perPerson(({ id, standing, createdAt }) =>
      standing === 'banned' ? [{ member_id: id, reason: 'spam', created_at: at(createdAt + day) }] : [],
    ),
    account_deletions: perPerson(({ id, standing }) =>
      standing === 'leaving'
        ? [{ member_id: id, reason: 'other', requested_at: at(now - day), final_at: at(now + 13 * day) }]
        : [],
    ),
  }
}

function memberRow({ id, email, standing, premium, createdAt }: Person): Row {
  return {
    id,
    site_id: benchSite,
    email,
    email_normalized: email,
    password_hash: passwordHash,
    locale: 'nl',
    confirmed_at: standing === 'unconfirmed' ? null : at(createdAt + 4 * minute),
    premium_since: premium ? at(createdAt + 60 * minute) : null,
    created_at: at(createdAt),
  }
}

function profileRow(person: Person): Row {
  const { id, name, gender, birthDate, country, region, city, about, interests, standing, createdAt } = person
  return {
    ...{ member_id: id, site_id: benchSite, name, gender, birth_date: birthDate, country, region, city, about },
    joining_reason: person.joiningReason,
    relationship_status: person.relationshipStatus,
    body_type: person.bodyType,
    hair_colour: person.hairColour,
    eye_colour: person.eyeColour,
    tattoos: person.tattoos,
    interests: `{${interests.join()}}`,
    invisible_since: standing === 'invisible' ? at(createdAt) : null,
    last_active_at: at(person.lastActiveAt),
    active_slot: toldSlot(new Date(person.lastActiveAt), dataSetNow),
    slot_key: person.slotKey,
    searchable: standing === 'found',
    created_at: at(createdAt),
  }
}

function photoRows({ id, photos, createdAt }: Person, n: number): Row[] {
  return Array.from({ length: photos }, (_, position) => ({
    id: idOf(kinds.photo, n * 8 + position),
    member_id: id,
    position,
    status: 'active',
    is_main: position === 0,
    storage_key: `bench-${n % 500}-${position}`,
    colour: `#${((n * 7_919) % 0xffffff).toString(16).padStart(6, '0')}`,
    created_at: at(createdAt),
  }))
}

function entryRow({ id, balance, createdAt }: Person, n: number): Row {
  return {
    id: idOf(kinds.entry, n),
    member_id: id,
    amount: balance,
    balance_after: balance,
    reason: 'demo_grant',
    reference: 'bench',
    created_at: at(createdAt + 61 * minute),
  }
}
