import { findNews } from '../../../db/queries/push/news.ts'
import * as queries from '../../../db/queries/push/subscriptions.ts'
import type { World } from '../../core/context.ts'
import { inLocale } from '../../core/i18n/locale.ts'
import type { Locale } from '../../core/i18n/locales.ts'
import { PushRefused, type PushTarget, sendPush, vapidKeysOf } from '../../gateways/push.ts'
import { pushDelivery } from './jobs.ts'
import { noticeOf, type PushNotice } from './notice.ts'

/** Seconds for which a push service keeps a message. After a day its reader finds the news without it. */
const keptFor = 24 * 60 * 60

/** Enqueues a delivery for each browser of a member who has unseen events, once for each event. */
export async function tellOfNews({ db, jobs }: World, { memberId }: { memberId: string }): Promise<void> {
  await db.transaction(async (tx) => {
    const places = await queries.lockPushSubscriptions(tx, memberId)
    const due: string[] = []
    for (const { sessionId, queuedSeq } of places) {
      const news = await findNews(tx, memberId, queuedSeq)
      if (!noticeOf(news, '')) continue
      due.push(sessionId)
      await jobs.enqueue(tx, pushDelivery, { sessionId })
    }
    // The head from before the search. Later events have their own job.
    if (places[0] && due.length > 0) await queries.setQueued(tx, due, places[0].head)
  })
}

/** Pushes to one browser. Skips events that were seen or taken back by now, and sessions that are over. */
export async function deliverNews(world: World, { sessionId }: { sessionId: string }): Promise<void> {
  const { db, sites } = world
  const target = await queries.findPushTarget(db, sessionId)
  if (!target) return
  const { settings } = await sites.byId(target.siteId)
  const news = await findNews(db, target.memberId, target.toldSeq)
  const notice = inLocale(target.locale as Locale, () => noticeOf(news, settings.name))
  if (!notice) return
  const outcome = await hand(world, target, notice, settings.supportEmail)
  if (outcome === 'gone') await queries.forgetEndpoint(db, target.endpoint)
  else await queries.setTold(db, sessionId, target.head)
}

/** Returns `refused` for a permanent refusal: trying again would not help. Throws `PushRefused` for a temporary one. */
async function hand({ log, secret }: World, target: PushTarget, notice: PushNotice, supportEmail: string) {
  const vapid = { ...vapidKeysOf(secret), subject: `mailto:${supportEmail}` }
  try {
    return await sendPush(target, { text: JSON.stringify(notice), ttl: keptFor, topic: notice.tag }, vapid)
  } catch (error) {
    if (!(error instanceof PushRefused) || error.isPassing) throw error
    log.warn({ error }, 'push message refused, not tried again')
    return 'refused'
  }
}
