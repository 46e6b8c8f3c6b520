import { z } from 'zod'
import { findOwnProfile, type OwnProfileRow } from '../../../db/queries/members/own-profile.ts'
import { attributes } from '../../../db/reference/attributes.ts'
import type { Context } from '../../core/context.ts'
import { authenticationRequired } from '../../core/refusals.ts'
import { choices } from '../members/choices.ts'
import { ageOn } from '../members/rules.ts'

/** What a member says about themselves, and may change; gender and age are for the support to mend. */
export const ownProfile = z.object({
  name: z.string(),
  gender: z.enum(attributes.gender),
  /** In whole years. */
  age: z.number(),
  country: z.string(),
  region: z.string().nullable(),
  city: z.string().nullable(),
  about: z.string(),
  sexuality: z.enum(attributes.sexuality).nullable(),
  ...choices,
  interests: z.array(z.string()),
  invisible: z.boolean(),
  /** Whether visitors may see the profile. */
  shownToVisitors: z.boolean(),
  /** Whether search engines may show it, as long as visitors see it. */
  foundBySearchEngines: z.boolean(),
})
export type OwnProfile = z.infer<typeof ownProfile>

/** One statement. */
export async function getOwn(ctx: Context, memberId: string): Promise<OwnProfile> {
  const {
    birthDate,
    isInvisible,
    hiddenFromVisitorsSince,
    searchEnginesAllowedAt,
    emailNormalized: _,
    ...row
  } = present(await findOwnProfile(ctx.db, memberId))
  return {
    ...row,
    age: ageOn(birthDate, ctx.now()),
    invisible: isInvisible,
    shownToVisitors: hiddenFromVisitorsSince === null,
    foundBySearchEngines: searchEnginesAllowedAt !== null,
  }
}

/** Who went away between the question and the answer is logged in no longer. */
export function present(row: OwnProfileRow | undefined): OwnProfileRow {
  if (!row) throw authenticationRequired()
  return row
}
