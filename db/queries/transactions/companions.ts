import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { arrayOf } from '../../prepared.ts'
import { members, participants, profiles } from '../../schema/index.ts'
import { isStillThere } from '../visibility.ts'

export interface Companion {
  conversationId: string
  id: string
  name: string
  fictional: boolean
}

/** The other ones of a member's conversations, as far as they are still there for them. */
export async function listCompanions(db: Db, memberId: string, conversationIds: string[]): Promise<Companion[]> {
  return db
    .select({
      conversationId: participants.conversationId,
      id: profiles.memberId,
      name: profiles.name,
      fictional: members.fictional,
    })
    .from(participants)
    .innerJoin(profiles, eq(profiles.memberId, participants.otherId))
    .innerJoin(members, eq(members.id, participants.otherId))
    .where(
      and(
        eq(participants.memberId, memberId),
        sql`${participants.conversationId} = any(${arrayOf(conversationIds)}::uuid[])`,
        isStillThere(participants.otherId, participants.memberId),
      ),
    )
}
