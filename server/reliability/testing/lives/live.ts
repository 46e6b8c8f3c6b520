import { findAccount } from '../../../../db/queries/accounts.ts'
import type { Place } from '../../../../db/queries/credits/returned.ts'
import { money } from '../../../../db/reference/money/money.ts'
import { usualTiers } from '../../../../db/reference/money/packages.ts'
import { aDeletion, aMember, type TestMember } from '../../../../db/testing/factories.ts'
import { aSession, endSessionsOf } from '../../../../db/testing/journeys.ts'
import { listBankPayments } from '../../../../db/testing/orders.ts'
import { newToken } from '../../../core/crypto/token.ts'
import { sessionCookieName } from '../../../core/sessions.ts'
import { noteLink } from '../../../features/mail/links/send-link.ts'
import { attempt, wanted } from '../../../features/orders/testing/buyer.ts'
import { sendRefunds } from '../../../features/orders/upkeep/send-refunds.ts'
import { decide, takeBack } from '../../../features/sandbox/decide.ts'
import { clientOf, refusalOf } from '../clients/people.ts'
import type { LocalApp } from '../servers/local-app.ts'
import type { Does, Step } from './steps.ts'

/** Milliseconds. */
const grace = 14 * 24 * 60 * 60 * 1000

/** A member who buys and spends, and whom they write to. */
interface Life {
  app: LocalApp
  ada: TestMember
  ben: TestMember
  client: ReturnType<typeof clientOf>
  /** Whether the account is deleted, in grace. */
  hasLeft: boolean
  /** Newest first, as all of these. */
  orders: string[]
  said: Place[]
}

export interface Done {
  does: Does
  /** `done`, what it was refused with, or `nothingToDo`. */
  came: string
}

/** There was nothing that a step could be about. */
export const nothingToDo = 'nothing to do'

/** Lives one life; those steps that share a moment are taken at once. */
export async function live(app: LocalApp, moments: readonly Step[][]): Promise<Done[]> {
  const { db } = app.world
  const [ada, ben] = [await aMember(db, { credits: 3, freeMessages: 1 }), await aMember(db)]
  const client = await logIn(app, ada)
  const life: Life = { app, ada, ben, client, hasLeft: false, orders: [], said: [] }
  const came: Done[] = []
  for (const moment of moments) came.push(...(await Promise.all(moment.map((step) => take(life, step)))))
  return came
}

async function logIn(app: LocalApp, { id }: TestMember): Promise<Life['client']> {
  const cookie = `${sessionCookieName}=${await aSession(app.world.db, id)}`
  return clientOf('http://localhost', cookie, fetchOf(app))
}

/** The application in this process, asked as over a line. */
const fetchOf =
  ({ ask }: LocalApp) =>
  (input: RequestInfo | URL | string, { method = 'GET', headers, body }: RequestInit = {}): Promise<Response> => {
    const { pathname, search } = new URL(String(input))
    return ask({ method, path: pathname + search, headers: headers as Record<string, string>, body: body ?? undefined })
  }

async function take(life: Life, step: Step): Promise<Done> {
  const doing = doStep(life, step)
  const came = (await refusalOf(doing)) ?? ((await doing) === nothingToDo ? nothingToDo : 'done')
  return { does: step.does, came }
}

async function doStep(life: Life, step: Step): Promise<unknown> {
  const { app, ada, ben, client, orders, said } = life
  const { world } = app
  const orderId = 'of' in step ? orders[step.of % Math.max(1, orders.length)] : undefined
  switch (step.does) {
    case 'order': {
      const { id, prices } = usualTiers.find((tier) => tier.id === step.packageId)!
      const asked = wanted({ packageId: id, total: money(prices.EUR, 'EUR') })
      orders.unshift(asked.id)
      return client.orders.order.mutate(asked)
    }
    case 'pay again':
      return orderId ? client.orders.pay.mutate({ orderId, payment: attempt() }) : nothingToDo
    case 'decide at the bank':
      return atTheBank(life, step.of, ({ page }) => decide(world, page, { outcome: step.outcome }))
    case 'charge back':
      return atTheBank(life, step.of, ({ id }) => takeBack(world, { paymentId: id }))
    case 'bring the news':
      return atTheBank(life, step.of, (payment) => bringNews(app, payment))
    case 'come back':
      return orderId ? client.orders.look.mutate({ orderId }) : nothingToDo
    case 'cancel':
      return orderId ? client.orders.cancel.mutate({ orderId }) : nothingToDo
    case 'write':
      return saying(life, client.chat.send.mutate({ ...to(ben), body: 'Hoi' }))
    case 'give':
      return saying(life, client.chat.give.mutate({ ...to(ben), gift: step.gift }))
    case 'unsend': {
      const place = said[step.of % Math.max(1, said.length)]
      return place ? client.chat.unsend.mutate(place) : nothingToDo
    }
    case 'withdraw': {
      if (!orderId) return nothingToDo
      const { refund } = await client.withdrawals.terms.query({ orderId })
      const refundMinor = refund.minor - (step.isOldAmount ? 1 : 0)
      return client.withdrawals.withdraw.mutate({ orderId, refundMinor })
    }
    case 'send refunds':
      return sendRefunds(world)
    case 'delete the account':
      return leave(life)
    case 'bring the account back':
      return comeBack(life)
    default:
      throw new Error(`nobody knows how ${ada.id} does this: ${JSON.stringify(step satisfies never)}`)
  }
}

/** As the verb that deletes an account will: it is in grace, and every log-in has ended. */
async function leave(life: Life) {
  const { app, ada } = life
  if (life.hasLeft) return nothingToDo
  life.hasLeft = true
  await aDeletion(app.world.db, ada.id, new Date(app.world.now().getTime() + grace))
  await endSessionsOf(app.world.db, ada.id)
}

/** By the mailed link and a new log-in. */
async function comeBack(life: Life) {
  const { app, ada } = life
  if (!(await findAccount(app.world.db, ada.id))?.finalAt) return nothingToDo
  const { token, hash } = newToken()
  const expiresAt = new Date(app.world.now().getTime() + grace)
  await noteLink(app.world, ada, { purpose: 'reactivate', expiresAt }, hash)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const { status } = await app.ask({ method: 'POST', path: '/reactivate', headers, body: `token=${token}` })
  if (status !== 303) throw new Error(`the way back answers ${status}`)
  life.client = await logIn(app, ada)
  life.hasLeft = false
}

const to = ({ id }: TestMember) => ({ memberId: id, clientId: crypto.randomUUID() })

async function saying({ said }: Life, sending: Promise<{ conversationId: string; message: { seq: number } }>) {
  const { conversationId, message } = await sending
  said.unshift({ conversationId, seq: message.seq })
}

type BankPayment = Awaited<ReturnType<typeof listBankPayments>>[number]

async function atTheBank({ app, ada }: Life, of: number, work: (payment: BankPayment) => Promise<void>) {
  const payments = await listBankPayments(app.world.db, ada.id)
  const payment = payments[of % Math.max(1, payments.length)]
  return payment ? work(payment) : nothingToDo
}

/** As the bank's own deliveries do, which may bring old news, and the same often. */
export async function bringNews({ ask }: LocalApp, { id, status }: BankPayment): Promise<void> {
  const path = '/payments/sandbox/webhook'
  await ask({ method: 'POST', path, body: { payment: id, status } })
}
