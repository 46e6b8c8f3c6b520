import { type Adapter, type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from 'lucia'
import type { Db } from '../../db/client.ts'
import * as queries from '../../db/queries/session.ts'
import { authenticationRequired, tryAgainLater } from './refusals.ts'

export interface SignedIn {
  id: string
  /** The hash of the session's secret, which is all that the database knows of it. */
  sessionId: string
  siteId: string
  locale: string
  confirmed: boolean
  premium: boolean
}

interface SessionFacts {
  userAgent: string
  createdAt: Date
  /** The secret that the browser came with: that session ends. */
  inPlaceOf?: string
  /** The hash of the password that it is begun with, if it is: none begins with one that is not the member's any more. */
  passwordHash?: string
}

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createLucia>
    DatabaseSessionAttributes: SessionFacts
    DatabaseUserAttributes: Omit<SignedIn, 'id'>
  }
}

/** After the last use (product §4.3). */
export const sessionDays = 30
/** Log-ins of one member at the same time: more than anybody has devices. Those used longest ago make room. */
export const mostSessions = 20
/** Milliseconds for which a use of a session need not be recorded again. */
const useGrain = 24 * 60 * 60_000
export const sessionCookieName = 'vonk_session'

function createLucia(adapter: Adapter) {
  return new Lucia(adapter, {
    sessionExpiresIn: new TimeSpan(sessionDays, 'd'),
    getUserAttributes: (attributes) => attributes,
  })
}

export type Sessions = ReturnType<typeof createSessions>

/**
 * `onEnded` hears whose sessions have ended, whatever ended them: their streams have to look. Within a
 * transaction it keeps the news until after the commit.
 */
export function createSessions(db: Db, onEnded: (memberIds: string[]) => void) {
  const lucia = createLucia(createAdapter(db, onEnded))
  return {
    /** Returns the secret for the cookie. Throws `try_again_later` when the password is another one by now. */
    async start(memberId: string, { userAgent, ...facts }: SessionFacts): Promise<string> {
      const session = await lucia.createSession(memberId, { userAgent: userAgent.slice(0, 300), ...facts })
      return session.id
    },
    /** `renewed` tells that the cookie should be set again for another 30 days. */
    async find(secret: string): Promise<{ member: SignedIn; renewed: boolean } | undefined> {
      const { session, user } = await lucia.validateSession(secret)
      if (!session) return undefined
      return { member: user, renewed: session.fresh || (await recordUse(db, user.sessionId, session.expiresAt)) }
    },
    async endOf(secret: string): Promise<'ended' | 'expired'> {
      return (await queries.readSessionState(db, hashOfSession(secret))) === 'expired' ? 'expired' : 'ended'
    },
    async end(secret: string): Promise<void> {
      const memberId = await queries.deleteSession(db, hashOfSession(secret))
      if (memberId) onEnded([memberId])
    },
    async endAllOf(memberId: string): Promise<void> {
      await queries.deleteSessionsOf(db, memberId)
      onEnded([memberId])
    },
    sweep: () => lucia.deleteExpiredSessions(),
  }
}

/**
 * Asks once more, of what has taken long, within the transaction that writes: a right ends with what gave it. Refuses with
 * `authentication_required` where the session is over, or its member banned or leaving.
 */
export async function requireOpenSession(db: Db, { sessionId }: Pick<SignedIn, 'sessionId'>): Promise<void> {
  const session = await queries.readSessionState(db, sessionId)
  if (session !== 'open') throw authenticationRequired({ session })
}

/** Whether this use of a session is a new one, from which it lasts for another 30 days. */
async function recordUse(db: Db, sessionId: string, expiresAt: Date): Promise<boolean> {
  const fromNow = new Date(Date.now() + sessionDays * 24 * 60 * 60_000)
  if (fromNow.getTime() - expiresAt.getTime() < useGrain) return false
  await queries.extendSession(db, sessionId, fromNow)
  return true
}

/** What the database knows of a session, of the secret that its browser has. */
export function hashOfSession(secret: string): string {
  return Bun.SHA256.hash(secret, 'hex')
}

function createAdapter(db: Db, onEnded: (memberIds: string[]) => void): Adapter {
  return {
    async getSessionAndUser(secret): Promise<[DatabaseSession | null, DatabaseUser | null]> {
      const row = await queries.findSession(db, hashOfSession(secret))
      if (!row) return [null, null]
      const { memberId, expiresAt, siteId, locale } = row
      const attributes = {
        sessionId: row.id,
        siteId,
        locale,
        confirmed: row.confirmedAt !== null,
        premium: row.premiumSince !== null,
      }
      const session = { id: secret, userId: memberId, expiresAt, attributes: { userAgent: '', createdAt: expiresAt } }
      return [session, { id: memberId, attributes }]
    },
    async getUserSessions(memberId) {
      const rows = await queries.listSessionsOf(db, memberId)
      return rows.map(({ id, expiresAt, userAgent, createdAt }) => ({
        id,
        userId: memberId,
        expiresAt,
        attributes: { userAgent, createdAt },
      }))
    },
    async setSession({ id, userId: memberId, expiresAt, attributes: { inPlaceOf, passwordHash, ...facts } }) {
      const terms = { inPlaceOf: inPlaceOf && hashOfSession(inPlaceOf), most: mostSessions, passwordHash }
      const ended = await queries.insertSession(db, { id: hashOfSession(id), memberId, expiresAt, ...facts }, terms)
      if (!ended) throw tryAgainLater()
      if (ended.length > 0) onEnded(ended)
    },
    updateSessionExpiration: (secret, expiresAt) => queries.extendSession(db, hashOfSession(secret), expiresAt),
    // Lucia's word for one that has expired: it stays until the sweep, so that its pages hear why they are left.
    async deleteSession() {},
    deleteUserSessions: (memberId) => queries.deleteSessionsOf(db, memberId),
    deleteExpiredSessions: () => queries.deleteExpiredSessions(db, new Date()),
  }
}
