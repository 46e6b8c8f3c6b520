import type { TestMember } from '../../../../db/testing/factories.ts'
import { aSession } from '../../../../db/testing/journeys.ts'
import { aStaffSession } from '../../../../db/testing/staff.ts'
import { sessionCookieName } from '../../../core/sessions.ts'
import { staffCookieName } from '../../../core/staff.ts'
import { clientOf } from '../clients/people.ts'
import type { LocalApp } from '../servers/local-app.ts'
import type { Browser } from './operation.ts'

/** Where the application in this process answers. */
export const home = 'http://localhost'

export async function logIn(app: LocalApp, { id }: Pick<TestMember, 'id'>): Promise<Browser> {
  return browserWith(app, `${sessionCookieName}=${await aSession(app.world.db, id)}`)
}

export async function logInStaff(app: LocalApp, staffId: string): Promise<Browser> {
  return browserWith(app, `${staffCookieName}=${await aStaffSession(app.world.db, staffId)}`)
}

const browserWith = (app: LocalApp, cookie: string): Browser => ({
  cookie,
  client: clientOf(home, cookie, fetchOf(app)),
})

/** The application in this process, asked as over a line. */
export const fetchOf =
  ({ ask }: LocalApp) =>
  (input: RequestInfo | URL | string, { method = 'GET', headers, body }: RequestInit = {}): Promise<Response> => {
    const { pathname, search } = new URL(String(input))
    return ask({ method, path: pathname + search, headers: headers as Record<string, string>, body: body ?? undefined })
  }
