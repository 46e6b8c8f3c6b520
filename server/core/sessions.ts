import { type Adapter, type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from 'lucia'
import type { Db } from '../../db/client.ts'
import * as queries from '../../db/queries/sessions.ts'

/** Who a request comes from, as far as every request must know. */
export interface SignedIn {
  id: string
  siteId: string
  locale: string
  confirmed: boolean
  premium: boolean
}

interface SessionFacts {
  userAgent: string
  createdAt: Date
}

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createLucia>
    DatabaseSessionAttributes: SessionFacts
    DatabaseUserAttributes: Omit<SignedIn, 'id'>
  }
}

/** Days a log-in lasts after its last use (specification §9: auth cookie 30 days). */
export const sessionDays = 30
export const sessionCookieName = 'vonk_session'

function createLucia(adapter: Adapter) {
  return new Lucia(adapter, {
    sessionExpiresIn: new TimeSpan(sessionDays, 'd'),
    getUserAttributes: (attributes) => attributes,
  })
}

export type Sessions = ReturnType<typeof createSessions>

/** Log-ins that last 30 days from their last use. The database knows only hashes of their ids. */
export function createSessions(db: Db) {
  const lucia = createLucia(createAdapter(db))
  return {
    /** Starts a log-in and returns the secret for its cookie. */
    async start(memberId: string, userAgent: string, createdAt: Date): Promise<string> {
      const session = await lucia.createSession(memberId, { userAgent: userAgent.slice(0, 300), createdAt })
      return session.id
    },
    /** `renewed` tells that the cookie should be set again for another 30 days. */
    async find(secret: string): Promise<{ member: SignedIn; renewed: boolean } | undefined> {
      const { session, user } = await lucia.validateSession(secret)
      return session ? { member: user, renewed: session.fresh } : undefined
    },
    end: (secret: string) => lucia.invalidateSession(secret),
    endAllOf: (memberId: string) => lucia.invalidateUserSessions(memberId),
    sweep: () => lucia.deleteExpiredSessions(),
  }
}

function hashed(secret: string): string {
  return Bun.SHA256.hash(secret, 'hex')
}

function createAdapter(db: Db): Adapter {
  return {
    async getSessionAndUser(secret): Promise<[DatabaseSession | null, DatabaseUser | null]> {
      const row = await queries.findSession(db, hashed(secret))
      if (!row) return [null, null]
      const { memberId, expiresAt, siteId, locale } = row
      const attributes = { siteId, locale, confirmed: row.confirmedAt !== null, premium: row.premiumSince !== null }
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
    async setSession({ id, userId, expiresAt, attributes }) {
      await queries.insertSession(db, { id: hashed(id), memberId: userId, expiresAt, ...attributes })
    },
    updateSessionExpiration: (secret, expiresAt) => queries.extendSession(db, hashed(secret), expiresAt),
    deleteSession: (secret) => queries.deleteSession(db, hashed(secret)),
    deleteUserSessions: (memberId) => queries.deleteSessionsOf(db, memberId),
    deleteExpiredSessions: () => queries.deleteExpiredSessions(db, new Date()),
  }
}
