import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { prepared, type StatementSlots } from '../../prepared.ts'
import { members, profiles } from '../../schema/index.ts'
import type { HeldMembers } from '../locks/members.ts'
import { isInvisible } from '../visibility.ts'
import { selfDescription } from './profile.ts'

const selectOwnProfile = prepared((select, { memberId }: StatementSlots<{ memberId: string }>) =>
  select({
    name: profiles.name,
    gender: profiles.gender,
    birthDate: profiles.birthDate,
    country: profiles.country,
    region: profiles.region,
    city: profiles.city,
    ...selfDescription,
    sexuality: sql<
      typeof profiles.$inferSelect.sexuality
    >`case when ${profiles.sexualityConsentAt} is not null then ${profiles.sexuality} end`,
    isInvisible,
    hiddenFromVisitorsSince: profiles.hiddenFromVisitorsSince,
    searchEnginesAllowedAt: profiles.searchEnginesAllowedAt,
    emailNormalized: members.emailNormalized,
  })
    .from(profiles)
    .innerJoin(members, eq(members.id, profiles.memberId))
    .where(eq(profiles.memberId, memberId)),
)

/** What a member says about themselves, as they alone see it; undefined when they are gone. */
export async function findOwnProfile(db: Db, memberId: string) {
  const [row] = await selectOwnProfile(db, { memberId })
  return row
}

export type OwnProfileRow = NonNullable<Awaited<ReturnType<typeof findOwnProfile>>>

/** What its member may change by themselves: not their gender, nor their birth date. */
export type ProfilePatch = Partial<
  Pick<
    typeof profiles.$inferInsert,
    | keyof typeof selfDescription
    | ('name' | 'country' | 'region' | 'city' | 'sexuality' | 'sexualityConsentAt')
    | ('hiddenFromVisitorsSince' | 'searchEnginesAllowedAt')
  >
>

/** `patch` holds one change at least. */
export async function patchProfile(tx: Tx, held: HeldMembers, memberId: string, patch: ProfilePatch): Promise<void> {
  held.check(tx, [memberId])
  await tx.update(profiles).set(patch).where(eq(profiles.memberId, memberId))
}
