import { m } from '~words'
import type { News } from '../../../db/queries/push/news.ts'

/** What a browser shows, as its worker reads it (src/features/push/worker). */
export interface PushNotice {
  title: string
  body: string
  /** A visible notification with the same tag is replaced. */
  tag: string
  /** The page that a press leads to. */
  path: string
}

/**
 * The most important of several events; undefined if there is nothing to show. It names nobody and quotes nothing,
 * because others may see a locked screen (product §11.4). In the current locale.
 */
export function noticeOf({ messages, matches, likes }: News, site: string): PushNotice | undefined {
  const title = site
  if (messages > 0) return { title, body: m.push_notice_messages({ count: messages }), tag: 'messages', path: '/chats' }
  if (matches > 0) return { title, body: m.push_notice_matches({ count: matches }), tag: 'likes', path: '/likes' }
  if (likes > 0) return { title, body: m.push_notice_likes({ count: likes }), tag: 'likes', path: '/likes' }
  return undefined
}
