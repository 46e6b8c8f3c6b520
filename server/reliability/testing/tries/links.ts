import { insertToken, type TokenPurpose } from '../../../../db/queries/mail/tokens.ts'
import { aDeletion } from '../../../../db/testing/factories.ts'
import { newToken } from '../../../core/crypto/token.ts'
import { sessionCookieName } from '../../../core/sessions.ts'
import { toldTo } from '../../../testing/events.ts'
import { aPerson, clientOf, type Person } from '../clients/people.ts'
import type { RunningServer } from '../servers/server.ts'
import { tallied } from '../tally.ts'
import { atOnce, isExactly, openAtOnce, pressAtOnce, type Try } from './at-once.ts'

const DAY = 24 * 60 * 60_000
const ADDRESSES_A_DAY = 6

export const activation: Try = async (server, times) => {
  const ada = await aPerson(server, { confirmedAt: null })
  const link = await linkOf(server, ada, 'activate')
  const changes = async () => (await toldTo(server.database.db, ada)).length
  const opened = ways(await openAtOnce(times, link))
  const changesByOpening = await changes()
  const pressed = ways(await pressAtOnce(times, link))
  const changesInAll = await changes()
  return {
    claim: 'An activation link works once, when it is pressed; opened, as mail scanners do, it changes nothing',
    tried: `${times} times one link opened, then pressed`,
    found: `${tallied(opened)}, ${changesByOpening} changes of the account; ${tallied(pressed)}, ${changesInAll} changes`,
    holds:
      changesByOpening === 0 &&
      changesInAll === 1 &&
      opened.every((way) => way === '200') &&
      pressed.every((way) => way === '/activate/done'),
  }
}

export const reactivation: Try = async (server, times) => {
  const ada = await aPerson(server)
  await aDeletion(server.database.db, ada.id, new Date(Date.now() + DAY))
  const answers = await pressAtOnce(times, await linkOf(server, ada, 'reactivate'))
  const told = await toldTo(server.database.db, ada)
  return {
    claim: 'A deleted account comes back once',
    tried: `${times} times one link`,
    found: `${tallied(ways(answers))}; ${told.length} change of the account`,
    holds: told.length === 1 && ways(answers).every((way) => way === '/login?notice=reactivated'),
  }
}

export const entry: Try = async (server, times) => {
  const ada = await aPerson(server)
  const answers = await pressAtOnce(times, await linkOf(server, ada, 'enter'))
  const logIns = answers.filter(({ headers }) =>
    headers.getSetCookie().some((cookie) => cookie.startsWith(`${sessionCookieName}=`)),
  )
  return {
    claim: 'A lander’s link logs in one browser',
    tried: `${times} browsers with one link`,
    found: `${logIns.length} logged in; ${tallied(ways(answers))}`,
    holds: logIns.length === 1,
  }
}

export const activationMail: Try = async (server, times) => {
  const { cookie } = await aPerson(server, { confirmedAt: null })
  const outcomes = await atOnce(times, () => clientOf(server.url, cookie).confirmation.resendMail.mutate())
  return {
    claim: 'One activation mail a minute',
    tried: `${times} requests of one member`,
    found: tallied(outcomes),
    holds: isExactly(outcomes, 1, 'activation_mail_limited'),
  }
}

export const newAddress: Try = async (server, times) => {
  const { cookie } = await aPerson(server, { confirmedAt: null })
  const address = () => ({ email: `${Bun.randomUUIDv7()}@example.org` })
  const { confirmation } = clientOf(server.url, cookie)
  const outcomes = await atOnce(times, () => confirmation.changeEmail.mutate(address()))
  return {
    claim: `An unconfirmed member has a mail sent to ${ADDRESSES_A_DAY} addresses a day`,
    tried: `${times} changes of the address`,
    found: tallied(outcomes),
    holds: isExactly(outcomes, ADDRESSES_A_DAY, 'activation_mail_limited'),
  }
}

async function linkOf({ url, database }: RunningServer, member: Person, purpose: TokenPurpose): Promise<string> {
  const { token, hash } = newToken()
  const createdAt = new Date()
  const expiresAt = new Date(createdAt.getTime() + DAY)
  await insertToken(database.db, { hash, memberId: member.id, purpose, email: member.email, createdAt, expiresAt })
  return `${url}/${purpose}?token=${token}`
}

const ways = (answers: Response[]) => answers.map(({ status, headers }) => headers.get('location') ?? `${status}`)
