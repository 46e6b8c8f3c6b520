import { z } from 'zod'
import { listTriesBy, type PaymentTry } from '../../../db/queries/orders/tries.ts'
import { type ChargeBack, listChargeBacks } from '../../../db/queries/transactions/charge-backs.ts'
import { type Companion, listCompanions } from '../../../db/queries/transactions/companions.ts'
import {
  listMovements,
  type Movement,
  type MovementFilter,
  type MovementPlace,
  movementKinds,
  movementSources,
} from '../../../db/queries/transactions/movements.ts'
import { daysIn } from '../../../db/reference/days.ts'
import { giftNames } from '../../../db/reference/gifts.ts'
import { isSame, type Money, money } from '../../../db/reference/money/money.ts'
import { paymentMethods } from '../../../db/reference/money/payment-methods.ts'
import type { MemberContext } from '../../core/context.ts'
import { moneySchema } from '../../core/values/money.ts'
import { type Page, sealedPages } from '../../core/values/page.ts'
import { longestExplanation } from '../credits/rules.ts'
import { refundState, refundStates } from '../orders/rules/refund-state.ts'
import { fold, lineStatuses, statusOf, takenBackSteps } from './rules.ts'
import { surplusOf, toTry } from './tries.ts'

export { movementFilters } from '../../../db/queries/transactions/movements.ts'

export const transactionPages = sealedPages(
  'transaction position',
  z.object({ at: z.coerce.date(), kind: z.enum(movementSources), id: z.uuid() }),
)

/** How many movements are looked through for a page, and into how many lines they are folded. */
const mostMovements = 300
const mostLines = 50

export const transactionLine = z.object({
  kind: z.enum(movementKinds),
  /** Of the newest in it. */
  at: z.date(),
  /** How many messages are folded in it; 1 for anything else. */
  count: z.int(),
  /** In credits, with its sign; 0 where none were moved. */
  amount: z.int(),
  /** In credits, after it. */
  balance: z.int(),
  /** The other member; null if there was none, or they are deleted. */
  person: z.object({ id: z.string(), name: z.string().max(60), fictional: z.boolean() }).nullable(),
  gift: z.enum(giftNames).nullable(),
  /** Of a correction, in the operator's words. */
  explanation: z
    .string()
    .max(longestExplanation * 2)
    .nullable(),
  /** What has come back. */
  returned: z.enum(['message', 'photo', 'gift']).nullable(),
  order: z
    .object({
      id: z.string(),
      credits: z.int(),
      /** What was paid or is to be, or what goes back or is taken back of it; null where only credits are moved. */
      amount: moneySchema.nullable(),
      /** What was asked for, where something else came in, or a bank took a part of it back. */
      asked: moneySchema.nullable(),
      method: z.enum(paymentMethods).nullable(),
      paidWith: z.string().max(100).nullable(),
      status: z.enum(lineStatuses),
      /** Of a line about money that goes back. */
      refund: z.enum(refundStates).nullable(),
    })
    .nullable(),
})
export type TransactionLine = z.infer<typeof transactionLine>

interface MovementQuery {
  filter: MovementFilter
  /** By whose days messages are folded. */
  timeZone: string
}

/** Payments and changes of credits, the newest first; messages to one person in a row, on one day, are one line. */
export async function list(
  ctx: MemberContext,
  { filter, timeZone }: MovementQuery,
  after: MovementPlace | undefined,
): Promise<Page<TransactionLine, MovementPlace>> {
  const rows = await listMovements(ctx.db, ctx.me.id, { filter, after, limit: mostMovements + 1 })
  const lines = fold(rows.slice(0, mostMovements), mostLines, daysIn(timeZone))
  const ids = new Set(lines.flatMap(([newest]) => newest.conversationId ?? []))
  const companions = ids.size > 0 ? await listCompanions(ctx.db, ctx.me.id, [...ids]) : []
  const paymentIds = new Set(lines.flatMap(([{ paymentId }]) => paymentId ?? []))
  const tries = await listTriesBy(ctx.db, [...paymentIds])
  const takenBack = new Set(lines.flatMap(([{ takenUpTo, paymentId }]) => (takenUpTo !== null && paymentId) || []))
  const chargeBacks = await listChargeBacks(ctx.db, [...takenBack])
  const last = lines.at(-1)?.at(-1)
  const isAll = lines.reduce((sum, line) => sum + line.length, 0) === rows.length
  return {
    items: lines.map((line) => toLine(line, companions, orderOf(line[0], { tries, chargeBacks }, ctx.now()))),
    nextCursor: last && !isAll ? { at: last.at, kind: last.kind, id: last.id } : null,
  }
}

function toLine(
  movements: readonly [Movement, ...Movement[]],
  companions: readonly Companion[],
  order: TransactionLine['order'],
): TransactionLine {
  const [newest] = movements
  const { at, balance, gift, returned, explanation } = newest
  const person = companions.find(({ conversationId }) => conversationId === newest.conversationId)
  return {
    ...{ at, balance, gift, returned, explanation },
    kind: newest.reason ?? (newest.kind === 'refund' ? 'refund' : 'payment'),
    count: movements.length,
    amount: movements.reduce((sum, { amount }) => sum + amount, 0),
    person: person ? { id: person.id, name: person.name, fictional: person.fictional } : null,
    order,
  }
}

interface PaymentHistory {
  tries: readonly PaymentTry[]
  chargeBacks: readonly ChargeBack[]
}

function orderOf(movement: Movement, { tries, chargeBacks }: PaymentHistory, now: Date): TransactionLine['order'] {
  const { orderId, credits, minor, currency, method, paidWith } = movement
  if (!orderId || credits === null || minor === null || !currency) return null
  const whole = money(minor, currency)
  const found = tries.find(({ payment }) => payment.id === movement.paymentId)
  const paying = found && toTry(found, now)
  const refund = found?.refunds.find(({ id }) => movement.kind === 'refund' && id === movement.id)
  const moved = movedBy(movement, whole, found?.payment, chargeBacks)
  return {
    ...{ id: orderId, credits, method, paidWith },
    amount: moved,
    asked: moved && !isSame(moved, whole) ? whole : null,
    status: paying ? statusOf(paying) : 'paid',
    refund: paying && refund ? refundState(refund, paying) : null,
  }
}

/** The money of a movement about an order; null of one that moves only credits. */
function movedBy(
  { kind, reason, takenUpTo, at }: Movement,
  whole: Money,
  payment: PaymentTry['payment'] | undefined,
  chargeBacks: readonly ChargeBack[],
): Money | null {
  if (kind === 'payment' && payment) return surplusOf(payment) ?? whole
  // What comes back of the money has a line of its own.
  if (reason === 'withdrawal' || reason === 'given_back' || reason === 'given_back_reversed') return null
  if (reason !== 'charge_back' && reason !== 'charge_back_reversed') return whole
  const known = chargeBacks.filter(({ paymentId }) => paymentId === payment?.id)
  const step =
    payment && takenBackSteps(known, payment).find((one) => one.upTo === takenUpTo && one.at.getTime() === at.getTime())
  return step ? money(Math.abs(step.minor), whole.currency) : null
}
