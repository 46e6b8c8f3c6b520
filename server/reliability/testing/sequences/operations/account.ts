import { findAccount } from '../../../../../db/queries/accounts.ts'
import { aDeletion } from '../../../../../db/testing/factories.ts'
import { endSessionsOf } from '../../../../../db/testing/journeys.ts'
import type { Standing } from '../../../../../db/testing/money/standing.ts'
import { newToken } from '../../../../core/crypto/token.ts'
import { noteLink } from '../../../../features/mail/links/send-link.ts'
import { logIn } from '../browser.ts'
import { type Dice, type Life, type Operation, oneOf, operation, whileThere } from '../operation.ts'

/** Milliseconds. */
const grace = 14 * 24 * 60 * 60_000

const withdrawable = ({ hasLeft, wallet, orders }: Standing) =>
  hasLeft || wallet.bought === 0 ? [] : orders.filter(({ isPaid, isWithdrawn }) => isPaid && !isWithdrawn)

/** In cents; null takes it away. */
const limits = [null, 0, 2_000, 5_000, 10_000, 30_000, 100_000] as const

export const account: Operation[] = [
  operation({
    name: 'withdraw',
    weight: 2,
    about: withdrawable,
    blindly: ({ hasLeft, orders }) => (hasLeft ? [] : orders),
    act: (life, { id }, dice) => withdraw(life, id, dice),
  }),
  operation<'week' | 'month'>({
    name: 'set a spending limit',
    weight: 0.5,
    about: ({ hasLeft }) => (hasLeft ? [] : ['week', 'month']),
    act: ({ browser }, period, dice) =>
      browser.client.spendingLimits.set.mutate({ period, minor: oneOf(dice, limits) }),
  }),
  operation({ name: 'delete the account', weight: 0.5, about: whileThere, act: leave }),
  operation({
    name: 'bring the account back',
    weight: 25,
    about: ({ hasLeft }) => (hasLeft ? [true] : []),
    act: comeBack,
  }),
]

/** Of one in eight the amount has changed since it was shown. */
async function withdraw({ browser }: Life, orderId: string, dice: Dice) {
  const { refund } = await browser.client.withdrawals.terms.query({ orderId })
  const refundMinor = Math.max(0, refund.minor - (dice(8) === 0 ? 1 : 0))
  return browser.client.withdrawals.withdraw.mutate({ orderId, refundMinor })
}

/** As the verb that deletes an account will: it is in grace, and every log-in has ended. */
async function leave(life: Life): Promise<void> {
  const { ada, app } = life
  const { world } = app
  // Twice at once is once.
  if (life.hasLeft) return
  life.hasLeft = true
  await aDeletion(world.db, ada.id, new Date(world.now().getTime() + grace))
  await endSessionsOf(world.db, ada.id)
}

/** By the mailed link and a new log-in. */
async function comeBack(life: Life): Promise<void> {
  const { app, ada } = life
  const { world } = app
  const before = await findAccount(world.db, ada.id)
  if (!before?.finalAt || before.finalAt <= world.now()) return
  const { token, hash } = newToken()
  await noteLink(world, ada, { purpose: 'reactivate', expiresAt: new Date(world.now().getTime() + grace) }, hash)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const { status } = await app.ask({ method: 'POST', path: '/reactivate', headers, body: `token=${token}` })
  if (status !== 303 && (await findAccount(world.db, ada.id))?.finalAt)
    throw new Error(`the way back answers ${status}`)
  life.browser = await logIn(app, ada)
  life.hasLeft = false
}
