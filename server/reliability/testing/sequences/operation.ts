import type { TestMember } from '../../../../db/testing/factories.ts'
import type { Standing } from '../../../../db/testing/money/standing.ts'
import type { clientOf } from '../clients/people.ts'
import type { LocalApp } from '../servers/local-app.ts'

/**
 * A member who buys and spends (Ada), the one they write to (Ben), and a moderator who removes photos from
 * conversations.
 */
export interface Life {
  app: LocalApp
  ada: TestMember
  ben: TestMember
  /** Ada's session, which changes with each login, and the others'. */
  browser: Browser
  ofBen: Browser
  moderator: { id: string; browser: Browser }
  /** As it was behind the last moment. */
  standing: Standing
  /** The account is deleted, in grace. */
  hasLeft: boolean
}

export interface Browser {
  client: ReturnType<typeof clientOf>
  cookie: string
}

/** Draws whole numbers below `sides`, for the choices within an operation. */
export type Dice = (sides: number) => number

/** One of these. */
export const oneOf = <Thing>(dice: Dice, things: readonly Thing[]): Thing => things[dice(things.length)] as Thing

/** What somebody does with money: the member, the other one, a bank, the staff, or a round of the background. */
export interface Operation {
  name: string
  /** How often, beside the others. */
  weight: number
  /** It may change what others' lives are about, too: nobody else does anything meanwhile. */
  isRound: boolean
  /**
   * Prepares the operation for a member in this state, at this time. Undefined if it has nothing to act on. With
   * `isBlind` it may also choose what the product must refuse or ignore.
   */
  prepare(standing: Standing, drawn: { dice: Dice; now: number; isBlind: boolean }): Act | undefined
}

export type Act = (life: Life) => Promise<unknown>

interface About<Target> {
  name: string
  weight: number
  isRound?: boolean
  /** What it can be about so that it has an effect, mostly. */
  about(standing: Standing, now: number): readonly Target[]
  /** The same with what it is to have none on. */
  blindly?(standing: Standing): readonly Target[]
  act(life: Life, target: Target, dice: Dice): Promise<unknown>
}

export const operation = <Target>({ about, blindly, act, isRound = false, ...named }: About<Target>): Operation => ({
  ...named,
  isRound,
  prepare(standing, { dice, now, isBlind }) {
    const targets = isBlind && blindly ? blindly(standing) : about(standing, now)
    if (targets.length === 0) return undefined
    const target = oneOf(dice, targets)
    return (life) => act(life, target, dice)
  },
})

/** What needs no more than the account: nothing while it is deleted. */
export const whileThere = ({ hasLeft }: Standing): readonly true[] => (hasLeft ? [] : [true])
