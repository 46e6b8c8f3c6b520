import type { Db } from '../../../../db/client.ts'
import { insertToken, type TokenPurpose } from '../../../../db/queries/mail/tokens.ts'
import { aBan, aDeletion, aMember } from '../../../../db/testing/factories.ts'
import type { World } from '../../../core/context.ts'
import { newToken } from '../../../core/crypto/token.ts'
import type { Site } from '../../../core/site/settings.ts'
import { farAway } from './scene.ts'

/** What the paths outside of `/api` and `/trpc` are asked with. */
export interface Links extends Pick<World, 'secret' | 'storage'> {
  now: Date
  /** Who asks. */
  me: { id: string } | null
  dirk: { id: string }
  sites: { own: Site; other: Site }
  /** Dirk’s main photo. */
  photo: { id: string; storageKey: string }
  /** Of this one and Dirk, and of two others. */
  conversations: { dirk: string; ofTwoOthers: string }
  /** Makes a photo of the first message of a conversation, if there is one; where the storage has its files. */
  photoIn(conversationId: string): Promise<string>
  /** Of somebody who has an account. */
  someEmail: string
  /** An unused token of a new member: what is behind a link that was mailed or handed out. */
  tokenOf(purpose: TokenPurpose, traits?: { confirmed?: boolean; leaving?: boolean; banned?: boolean }): Promise<string>
}

export const tokensIn =
  (db: Db): Links['tokenOf'] =>
  async (purpose, { confirmed = true, leaving = false, banned = false } = {}) => {
    const { id: memberId, email } = await aMember(db, confirmed ? {} : { confirmedAt: null })
    if (leaving) await aDeletion(db, memberId, farAway)
    if (banned) await aBan(db, memberId, 'spam')
    const { token, hash } = newToken()
    await insertToken(db, { hash, memberId, email, purpose, createdAt: new Date('2026-05-01'), expiresAt: farAway })
    return token
  }
