import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type Gender, genders, type TraitName, traitNames } from '../../../reference/attributes.ts'
import { anyBirthDate, profiles, searchTerms, signUpDay, traitTerm } from '../../../schema/profiles.ts'
import { isFoundBy, type Viewer } from '../../visibility.ts'

/** Dates of birth (yyyy-mm-dd): later than `after`, not later than `until`. */
export interface BirthDates {
  after?: string
  until?: string
}

/** A place that a member may live in, as their profile names it. */
export interface Town {
  region: string
  name: string
}

/** The conditions of a search; an omitted one matches everybody. */
export interface SearchConditions {
  gender?: Gender
  country?: string
  region?: string
  born?: BirthDates
  /** One of these values of each. */
  traits?: Partial<Record<TraitName, readonly string[]>>
  /** All of these. */
  interests?: readonly string[]
  withPhoto?: boolean
  /** Told to have been here in this slot or later (db/reference/slots.ts). */
  activeSince?: number
  /** Signed up on this day or later, counted from 1970 (UTC). */
  joinedSince?: number
  /** Lives in one of these. */
  towns?: readonly Town[]
  /** Excludes members who match all of these conditions: subtracts a narrower search from a wider one. */
  except?: SearchConditions
  /** Excludes the member ids that this statement selects. */
  exceptMembers?: SQL
}

/** A search for one gender: searches go through indices that are ordered within one. */
export type WithGender = SearchConditions & { gender: Gender }

export function eachGender(conditions: SearchConditions): WithGender[] {
  const { gender } = conditions
  return (gender ? [gender] : genders).map((each) => ({ ...conditions, gender: each }))
}

/** Whether it asks for more than gender, place and age. */
export function isDetailed({ traits, interests, withPhoto, activeSince, joinedSince, towns }: SearchConditions) {
  const details = [withPhoto, activeSince, joinedSince, towns, interests?.length, Object.keys(traits ?? {}).length]
  return details.some((detail) => detail !== undefined && detail !== false && detail !== 0)
}

/**
 * By which index members are found: in the order of ages, of activity or of sign-ups, town by town, or by what they say
 * about themselves.
 */
export type Source = 'ages' | 'activity' | 'signUps' | 'towns' | 'terms'

/**
 * The condition of a search, for a statement that uses the index of `source`. Conditions on the index's leading columns
 * are written openly. The others are hidden from the planner in a `case`. It plans for unknown values and would
 * otherwise choose another index, or underestimate the rows and read whole countries. The predicate of the partial
 * indices is literal text, so that every plan can use them.
 */
export function isFound(searcher: Viewer<string>, wanted: SearchConditions, source: Source): SQL | undefined {
  const { gender, country, region, born } = wanted
  const { traits, interests, withPhoto, activeSince, joinedSince, towns, except, exceptMembers } = wanted
  const knowsActivity = source === 'activity' || source === 'ages'
  const terms = [...traitsOf(traits), ...interestsOf(interests)]
  const unseen = [
    ...(knowsActivity ? [] : basicsOf({ gender: source === 'terms' ? gender : undefined, country, region })),
    ...(source === 'terms' ? [] : terms),
    ...(knowsActivity ? [] : activeOf(activeSince)),
    ...(source === 'signUps' ? [] : joinedOf(joinedSince)),
    ...(source === 'towns' ? [] : townsOf(towns)),
    ...(withPhoto ? [hasPhoto] : []),
    ...(except ? [sql`(${and(...everything(except))}) is not true`] : []),
  ]
  return and(
    isFoundBy(searcher),
    exceptMembers ? sql`${profiles.memberId} not in (${exceptMembers})` : undefined,
    source === 'ages' ? sql.raw(anyBirthDate) : undefined,
    ...basicsOf(knowsActivity ? wanted : { gender: source === 'terms' ? undefined : gender, born }),
    ...(source === 'terms' ? termsOf(wanted) : []),
    ...(knowsActivity ? activeOf(activeSince) : []),
    ...(source === 'signUps' ? joinedOf(joinedSince) : []),
    unseen.length > 0 ? sql`case when ${and(...unseen)} then true else false end` : undefined,
  )
}

/** All conditions on one row, whose columns bear the names of the profile's; `photo` says whether there is one. */
export function everything(wanted: SearchConditions, photo: SQL = hasPhoto): SQL[] {
  const { traits, interests, withPhoto, activeSince, joinedSince, towns } = wanted
  return [
    ...basicsOf(wanted),
    ...traitsOf(traits),
    ...interestsOf(interests),
    ...activeOf(activeSince),
    ...joinedOf(joinedSince),
    ...townsOf(towns),
    ...(withPhoto ? [photo] : []),
  ]
}

/** A main photo that others see. Asked of each row: joined, the planner would read all photos. */
export const hasPhotoOf = (id: SQLWrapper): SQL => sql`(select true from photos p
  where p.member_id = ${id} and p.is_main limit 1) is true`

export const hasPhoto = hasPhotoOf(profiles.memberId)

function basicsOf({ gender, country, region, born }: SearchConditions): SQL[] {
  return [
    gender ? sql`gender = ${gender}` : [],
    country ? sql`country = ${country}` : [],
    region ? sql`region = ${region}` : [],
    born?.after ? sql`birth_date > ${born.after}::date` : [],
    born?.until ? sql`birth_date <= ${born.until}::date` : [],
  ].flat()
}

const activeOf = (slot: number | undefined) => (slot === undefined ? [] : [sql`active_slot >= ${slot}::int`])

const joinedOf = (day: number | undefined) => (day === undefined ? [] : [sql`${sql.raw(signUpDay)} >= ${day}::int`])

function traitsOf(traits: SearchConditions['traits'] = {}): SQL[] {
  return traitNames.flatMap((name) => {
    const values = traits[name]
    return values ? [sql`${sql.identifier(profiles[name].name)} = any(${textArray(values)})`] : []
  })
}

const interestsOf = (interests: readonly string[] = []) =>
  interests.length > 0 ? [sql`interests @> ${textArray(interests)}`] : []

/**
 * The values are subqueries, so the planner cannot estimate them: it always uses the index, however many members match.
 */
function termsOf({ traits = {}, interests = [] }: SearchConditions): SQL[] {
  const terms = sql.raw(`(${searchTerms})`)
  return [
    ...traitNames.flatMap((name) => {
      const values = traits[name]?.map((value) => traitTerm(name, value))
      return values ? [sql`${terms} && (select ${textArray(values)})`] : []
    }),
    ...(interests.length > 0 ? [sql`${terms} @> (select ${textArray(interests)})`] : []),
  ]
}

const townsOf = (towns: readonly Town[] | undefined) =>
  towns ? [sql`((region, city) in (select region, name from ${townTable(towns)})) is true`] : []

/** The towns as a table `town` with the columns region, name and place: the number of each in the list. */
export function townTable(towns: readonly Town[]): SQL {
  const regions = textArray(towns.map(({ region }) => region))
  const names = textArray(towns.map(({ name }) => name))
  return sql`unnest(${regions}, ${names}) with ordinality as town (region, name, place)`
}

/** As one parameter, however many there are. */
function textArray(values: readonly string[]): SQL {
  const quoted = values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`)
  return sql`${`{${quoted.join()}}`}::text[]`
}
