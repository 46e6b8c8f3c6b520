import { sql } from 'drizzle-orm'
import { boolean, char, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import {
  bodyTypes,
  eyeColours,
  genders,
  hairColours,
  joiningReasons,
  relationshipStatuses,
  sexualities,
  type TraitName,
  tattooAnswers,
} from '../reference/attributes.ts'
import { moment } from './columns.ts'
import { members } from './members.ts'
import { sites } from './sites.ts'

/** Holds for everybody: see the indices by age. */
export const anyBirthDate = `birth_date > '-infinity'`

export const drawnKey = 'floor(random() * 2147483648)::int'

/** The day of the sign-up, counted from 1970 (UTC). The hour is kept private. */
export const signUpDay = `((created_at at time zone 'UTC')::date - date '1970-01-01')`

/** How the search index encodes a trait; an interest has no prefix. */
export const traitTerm = (name: TraitName, value: string) => `${name}:${value}`

/** All of a profile's; what it leaves out is null. */
export const searchTerms = `interests || array['joiningReason:' || joining_reason, 'relationshipStatus:' || relationship_status,
  'bodyType:' || body_type, 'hairColour:' || hair_colour, 'eyeColour:' || eye_colour, 'tattoos:' || tattoos]`

/** What a member shows to others (product §5.1). */
export const profiles = pgTable(
  'profiles',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => members.id, { onDelete: 'cascade' }),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id),
    name: text('name').notNull(),
    gender: text('gender', { enum: genders }).notNull(),
    birthDate: date('birth_date', { mode: 'string' }).notNull(),
    country: char('country', { length: 2 }).notNull(),
    /** ISO 3166-2, as in db/reference/regions.ts. */
    region: text('region'),
    city: text('city'),
    /** The member's own text: what outsiders call signup_message. */
    about: text('about').notNull().default(''),
    /** Special-category data: only with its own consent. */
    sexuality: text('sexuality', { enum: sexualities }),
    sexualityConsentAt: moment('sexuality_consent_at'),
    joiningReason: text('joining_reason', { enum: joiningReasons }),
    relationshipStatus: text('relationship_status', { enum: relationshipStatuses }),
    bodyType: text('body_type', { enum: bodyTypes }),
    hairColour: text('hair_colour', { enum: hairColours }),
    eyeColour: text('eye_colour', { enum: eyeColours }),
    tattoos: text('tattoos', { enum: tattooAnswers }),
    interests: text('interests').array().notNull().default([]),
    invisibleSince: moment('invisible_since'),
    /** Members alone see the profile since then, at their own choice. */
    hiddenFromVisitorsSince: moment('hidden_from_visitors_since'),
    /** When its member allowed search engines to show it. */
    searchEnginesAllowedAt: moment('search_engines_allowed_at'),
    /** For staff only; others get `activeSlot`. Not indexed, so that updates are cheap. */
    lastActiveAt: moment('last_active_at').notNull(),
    /** The last ended slot in which the member was here (db/reference/slots.ts), and their place in it. */
    activeSlot: integer('active_slot').notNull(),
    slotKey: integer('slot_key').notNull().default(sql.raw(drawnKey)),
    /** Derived; only `refreshSearchable` writes it. */
    searchable: boolean('searchable').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    // One index per set of places, each in the order of the pages. The birth date comes last, so that ages are checked
    // within the index. Columns have no .desc(): drizzle would write DESC NULLS LAST, which none of our ORDER BY
    // clauses can use.
    index('profiles_search_region')
      .on(t.siteId, t.gender, t.country, t.region, t.activeSlot, t.slotKey, t.memberId, t.birthDate)
      .where(sql`searchable`),
    index('profiles_search_country')
      .on(t.siteId, t.gender, t.country, t.activeSlot, t.slotKey, t.memberId, t.birthDate)
      .where(sql`searchable`),
    index('profiles_search_gender')
      .on(t.siteId, t.gender, t.activeSlot, t.slotKey, t.memberId, t.birthDate)
      .where(sql`searchable`),
    // In the order of ages, for those who find or count the few of an age without walking past all others. Only a query
    // that repeats `anyBirthDate` gets them when it is planned for any values: a page of usual ages must not read and
    // sort a whole country.
    index('profiles_ages_region')
      .on(t.siteId, t.gender, t.country, t.region, t.birthDate, t.activeSlot, t.slotKey, t.memberId)
      .where(sql`searchable and ${sql.raw(anyBirthDate)}`),
    index('profiles_ages_country')
      .on(t.siteId, t.gender, t.country, t.birthDate, t.region, t.activeSlot, t.slotKey, t.memberId)
      .where(sql`searchable and ${sql.raw(anyBirthDate)}`),
    index('profiles_ages_gender')
      .on(t.siteId, t.gender, t.birthDate, t.country, t.activeSlot, t.slotKey, t.memberId)
      .where(sql`searchable and ${sql.raw(anyBirthDate)}`),
    // For searches by more than that: the newest first, town by town, and by what members say of themselves. The last one
    // is written at once: what waits in its list would be read by every search.
    index('profiles_search_sign_ups')
      .on(t.siteId, t.gender, sql.raw(signUpDay), t.slotKey, t.memberId, t.birthDate, t.country, t.region, t.activeSlot)
      .where(sql`searchable`),
    index('profiles_search_town')
      .on(t.siteId, t.gender, t.region, t.city, t.activeSlot, t.slotKey, t.memberId, t.birthDate)
      .where(sql`searchable`),
    index('profiles_search_terms')
      .using('gin', sql.raw(`(${searchTerms})`))
      .with({ fastupdate: false })
      .where(sql`searchable`),
  ],
)

/** Kept until the slot has ended and the profile shows it. */
export const visits = pgTable(
  'visits',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    slot: integer('slot').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.slot] }), index('visits_slot').on(t.slot)],
)
