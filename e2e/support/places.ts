import type { Db } from '../../db/client.ts'
import type { TestMember } from '../../db/testing/factories.ts'
import { aConversation, aLike, aPhoto } from '../../db/testing/factories.ts'
import { storedPhotoKeys } from '../../db/testing/journeys.ts'

/** Everything that anybody may see. */
export const openPlaces = (other: TestMember): string[] => [
  '/',
  '/members',
  '/members?gender=male&country=IE&region=IE-LM&minAge=99&maxAge=99',
  `/members/${other.id}`,
  `/members/${other.id}/signup`,
  '/signup',
  '/login',
  '/login?notice=reactivated',
  '/reset-password',
  '/reset-password/do',
  '/reset-password/do?notice=done',
  '/mail-change/do',
  '/mail-change/do?notice=done',
  '/withdrawal',
  '/withdrawal?notice=sent',
  '/withdrawal/do',
  '/withdrawal/do?notice=done',
  '/activate/done',
  '/match-finder',
  '/activate/error',
  '/admin/login',
  '/admin/first-owner',
  '/pricing',
  '/complaints',
  ...['ban', 'cookies', 'faq', 'privacy', 'return-policy', 'safety', 'service', 'terms'].map(
    (page) => `/pages/${page}`,
  ),
  '/bestaat-niet',
]

/** What a member sees who has talked with, and matched, this other one. */
export const membersPlaces = (other: TestMember, conversationId: string): string[] => [
  // First, while the like of the other one is new: their profile makes it a seen one.
  '/likes',
  '/members',
  `/members/${other.id}`,
  '/chats',
  '/chats?filter=unread',
  `/chats/${conversationId}`,
  '/likes/received',
  '/likes/given',
  '/likes/matches',
  '/swipe-game',
  '/signup-matches',
  `/likes/m/${other.id}`,
  '/profile',
  '/profile/photos',
  '/notifications',
  '/premium',
  '/credits',
  '/credits/repeat-order',
  '/credits/p1/ideal',
  '/transactions',
  '/transactions?show=payments',
  '/withdrawal',
  '/pages/faq',
]

/** Gives a member the demo's photos, the main one first. Returns their ids. */
export async function givePhotos(db: Db, memberId: string, count: number): Promise<string[]> {
  const keys = await storedPhotoKeys(db, count)
  return Array.fromAsync(keys, (storageKey, position) => aPhoto(db, memberId, { position, storageKey }))
}

/** Two who like each other and have talked; `last` is what was said last. */
export async function acquaint(db: Db, one: TestMember, other: TestMember, last = 'Goed! Zin in koffie?') {
  await aLike(db, one.id, other.id, { seenAt: new Date() })
  await aLike(db, other.id, one.id)
  return aConversation(db, { from: other.id, to: one.id, bodies: ['Hoi', 'Hé, hoe is het?', last] })
}
