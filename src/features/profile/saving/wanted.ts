import { type TraitName, traitNames } from '../../../../db/reference/attributes.ts'
import { tidyText } from '../../../../server/core/values/text.ts'
import type { Inputs, Outputs } from '../../../lib/trpc.ts'

export type OwnProfileView = Outputs['profile']['own']

/** What the member has changed and the server has not confirmed, by field. It outlives the page and a lost line. */
export type PendingChanges = Omit<Inputs['profile']['change'], 'name'> &
  Inputs['profile']['setPublicity'] & { invisible?: boolean }

export type WantedField = keyof PendingChanges

/** The profile as its member has left it. */
export function laidOver(profile: OwnProfileView, wanted: PendingChanges): OwnProfileView {
  const { area, about, interests, invisible, shownToVisitors, foundBySearchEngines, ...choices } = wanted
  return {
    ...profile,
    ...(choices as Partial<Pick<OwnProfileView, TraitName>>),
    ...area,
    about: about?.text ?? profile.about,
    interests: interests ? withInterests(profile.interests, interests) : profile.interests,
    invisible: invisible ?? profile.invisible,
    shownToVisitors: shownToVisitors ?? profile.shownToVisitors,
    foundBySearchEngines: foundBySearchEngines ?? profile.foundBySearchEngines,
  }
}

type InterestChange = NonNullable<PendingChanges['interests']>

function withInterests(chosen: readonly string[], { add, remove }: InterestChange): string[] {
  const gone: readonly string[] = remove
  return [...new Set([...chosen, ...add])].filter((interest) => !gone.includes(interest))
}

/** A later change over earlier ones. A text keeps what stood there when it was begun. */
export function together(earlier: PendingChanges, later: PendingChanges): PendingChanges {
  const { about, interests } = earlier
  return {
    ...earlier,
    ...later,
    ...(later.about && { about: { text: later.about.text, was: about ? about.was : later.about.was } }),
    ...(later.interests && interests && { interests: joined(interests, later.interests) }),
  }
}

function joined(earlier: InterestChange, later: InterestChange): InterestChange {
  const without = (some: InterestChange['add'], others: InterestChange['add']) =>
    some.filter((each) => !others.includes(each))
  return {
    add: [...new Set([...without(earlier.add, later.remove), ...later.add])],
    remove: [...new Set([...without(earlier.remove, later.add), ...later.remove])],
  }
}

/** What is left once `done` has been stored: what was changed again meanwhile stays, and goes on from there. */
export function afterSaving(wanted: PendingChanges, done: PendingChanges): PendingChanges {
  const left: PendingChanges = { ...wanted }
  for (const field of fieldsOf(done)) {
    if (JSON.stringify(left[field]) === JSON.stringify(done[field])) delete left[field]
  }
  if (left.about && done.about) left.about = { text: left.about.text, was: tidyText(done.about.text) }
  return left
}

/** What is stored of it: the server tidies texts. */
export function asStored({ about, ...wanted }: PendingChanges): PendingChanges {
  return about ? { ...wanted, about: { ...about, text: tidyText(about.text) } } : wanted
}

const publicity = ['shownToVisitors', 'foundBySearchEngines'] as const
const fields: readonly WantedField[] = [...traitNames, 'area', 'about', 'interests', 'invisible', ...publicity]

export const fieldsOf = (wanted: PendingChanges): WantedField[] => fields.filter((field) => wanted[field] !== undefined)

/** One field by itself, so that a refusal is about it alone. */
export function firstOf(wanted: PendingChanges): PendingChanges | undefined {
  const [field] = fieldsOf(wanted)
  return field && { [field]: wanted[field] }
}

/** Of what was kept; nothing of what cannot be read. */
export function wantedIn(text: string | null): PendingChanges {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}
