import { testSite } from '../../../../../db/testing/factories.ts'
import { correct } from '../../../../features/credits/correct.ts'
import type { Correction } from '../../../../features/credits/rules.ts'
import { type Dice, type Life, type Operation, operation } from '../operation.ts'

/** More than anybody has. */
const tooMuch = -1_000

export const corrections: Operation[] = [
  operation({
    name: 'correct given credits',
    weight: 1,
    about: ({ wallet }) => [4, ...(wallet.balance - wallet.bought >= 3 ? [-3] : [])],
    blindly: () => [tooMuch],
    act: (life, amount, dice) => book(life, { amount, kind: 'given' }, dice),
  }),
  operation({
    name: 'correct bought credits',
    weight: 1,
    about: ({ wallet }) => [7, ...(wallet.bought >= 5 ? [-5] : [])],
    blindly: () => [tooMuch],
    act: (life, amount, dice) => book(life, { amount, kind: 'bought' }, dice),
  }),
]

/** At times for a case that was booked before. */
function book({ app, ada }: Life, wanted: Pick<Correction, 'amount' | 'kind'>, dice: Dice) {
  const correction = { ...wanted, explanation: 'Hersteld', reference: `case ${dice(40)}` }
  return correct(app.world, { id: ada.id, siteId: testSite }, correction)
}
