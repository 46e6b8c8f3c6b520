import { findLatestCode } from '../../../../../db/queries/directdebit/codes.ts'
import type { Standing } from '../../../../../db/testing/money/standing.ts'
import { exportFiles } from '../../../../features/directdebit/files/export.ts'
import { settleReturned, takeReturns } from '../../../../features/directdebit/files/take-returns.ts'
import { endToEndId } from '../../../../features/directdebit/rules/reference.ts'
import { sendCode } from '../../../../features/directdebit/send-code.ts'
import { camt054, pain002 } from '../../../../features/directdebit/testing/returned.ts'
import { anIban, aPhone, filledIn } from '../../../../features/directdebit/testing/scene.ts'
import type { Storage } from '../../../../gateways/storage.ts'
import { type Dice, type Life, type Operation, oneOf, operation } from '../operation.ts'

/** An empty account, one that is closed, without a reason, and one whose owner wants the money back. */
const reasons = ['AM04', 'AC04', 'MS03', 'MD06'] as const

const unsigned = ({ hasLeft, debits }: Standing) =>
  hasLeft ? [] : debits.filter(({ isSigned, isClosed }) => !isSigned && !isClosed)

/** Debits that the bank has returned before the shop knows of it. */
const untold = ({ debits, payments }: Standing) =>
  debits.filter(
    ({ isReturned, paymentId }) => isReturned && payments.some(({ id, known }) => id === paymentId && known[2] === 0),
  )

export const debits: Operation[] = [
  operation({
    name: 'sign a direct debit',
    weight: 6,
    about: unsigned,
    act: (life, { id, paymentId }) => sign(life, id, paymentId),
  }),
  operation({
    name: 'export direct debits',
    weight: 6,
    isRound: true,
    about: ({ debits: all }) =>
      all.filter(({ isSigned, isClosed, isExported }) => isSigned && !isClosed && !isExported),
    act: async ({ app: { world } }) => exportFiles(world, await world.sites.byId('vonk'), intoNothing),
  }),
  operation({
    name: 'return a direct debit',
    weight: 4,
    isRound: true,
    about: ({ debits: all }) => all.filter(({ isExported, isReturned }) => isExported && !isReturned),
    blindly: ({ debits: all }) => all,
    act: ({ app }, { id }, dice) => takeReturns(app.world, returned(id, dice)),
  }),
  operation({
    name: 'take in a returned direct debit',
    weight: 8,
    about: untold,
    blindly: ({ debits: all }) => all,
    act: ({ app }, { id }) => settleReturned(app.world, { directDebitId: id }),
  }),
]

/** From an account and a phone of their own each time, with the code that is sent there. */
async function sign({ app: { world }, browser }: Life, directDebitId: string, paymentId: string): Promise<void> {
  const { directDebit } = browser.client
  await directDebit.give.mutate({ ...filledIn, iban: anIban(), phone: aPhone(), paymentId })
  const asked = await findLatestCode(world.db, directDebitId)
  if (!asked) throw new Error(`nobody asked for a code of ${directDebitId}`)
  let code = ''
  const send = async ({ text }: { text: string }) => {
    code = /^\d{6}/.exec(text)?.[0] ?? ''
  }
  await sendCode({ ...world, sms: { send } }, { codeId: asked.id, host: 'localhost' })
  await directDebit.sign.mutate({ paymentId, code })
}

/** Refused before it was collected, or taken back afterwards. */
function returned(id: string, dice: Dice): string {
  const reason = oneOf(dice, reasons)
  return dice(2) === 0 ? pain002(id, reason) : camt054([endToEndId(id)], reason)
}

/** Nobody reads the files. */
const intoNothing = { put: async () => {} } as unknown as Storage
