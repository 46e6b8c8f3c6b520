import { sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { profiles } from '../../schema/index.ts'
import { rowsOf } from '../rows.ts'
import { isCountedFor, isStillThere } from '../visibility.ts'

/** Events that a member was sent and has not seen yet. */
export interface News {
  /** Unread, in conversations of their list. */
  messages: number
  /** `matches`: new likes from members they like themselves; `likes`: from others. */
  matches: number
  likes: number
}

/** Among the events after number `seq`: of people who are there for the member, and none who is invisible to them. */
export async function findNews(db: Db, memberId: string, seq: number): Promise<News> {
  const [news] = await rowsOf<News>(
    db,
    sql`with told as (
      select e.member_id, e.type, e.data from member_events e
      where e.member_id = ${memberId} and e.seq > ${seq}::int and e.type in ('message', 'like_received')
    ), liked as (
      select distinct l.from_id,
        exists (select 1 from likes back where back.from_id = l.to_id and back.to_id = l.from_id) as matched
      from told join likes l on l.to_id = told.member_id and l.from_id = (told.data ->> 'memberId')::uuid
      join ${profiles} on ${profiles.memberId} = l.from_id
      where told.type = 'like_received' and not told.data ? 'again' and l.seen_at is null
        and ${isCountedFor(sql`told.member_id`)}
    )
    select
      (select count(*)::int from told
        join participants p on p.member_id = told.member_id and p.conversation_id = (told.data ->> 'conversationId')::uuid
        join messages m on m.conversation_id = p.conversation_id and m.seq = (told.data #>> '{message,seq}')::int
        where told.type = 'message' and p.unread > 0 and p.listed_at is not null
          and m.seq > greatest(p.read_seq, p.deleted_seq) and m.sender_id = p.other_id and m.unsent_at is null
          and ${isStillThere(sql`p.other_id`, sql`p.member_id`)}) as messages,
      (select count(*)::int from liked where matched) as matches,
      (select count(*)::int from liked where not matched) as likes`,
  )
  return news as News
}
