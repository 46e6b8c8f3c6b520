import type { Db } from '../../../../db/client.ts'
import { insertToken, type TokenPurpose } from '../../../../db/queries/mail.ts'
import { aBan, aDeletion, aMember } from '../../../../db/testing/factories.ts'
import { newToken } from '../../../core/crypto/token.ts'
import { farAway } from './scene.ts'

/** Unused tokens, each of a new member: what is behind the links that were mailed or handed out. */
export async function aTokenOfEach(db: Db) {
  const tokenOf = async (purpose: TokenPurpose, { confirmed = true, leaving = false, banned = false }) => {
    const { id: memberId, email } = await aMember(db, confirmed ? {} : { confirmedAt: null })
    if (leaving) await aDeletion(db, memberId, farAway)
    if (banned) await aBan(db, memberId, 'spam')
    const { token, hash } = newToken()
    await insertToken(db, { hash, memberId, email, purpose, createdAt: new Date('2026-05-01'), expiresAt: farAway })
    return token
  }
  return {
    activate: await tokenOf('activate', { confirmed: false }),
    activateOfBanned: await tokenOf('activate', { confirmed: false, banned: true }),
    reactivate: await tokenOf('reactivate', { leaving: true }),
    reactivateOfBanned: await tokenOf('reactivate', { leaving: true, banned: true }),
    enter: await tokenOf('enter', {}),
    enterOfBanned: await tokenOf('enter', { banned: true }),
    enterOfLeaving: await tokenOf('enter', { leaving: true }),
  }
}

export type Tokens = Awaited<ReturnType<typeof aTokenOfEach>>
