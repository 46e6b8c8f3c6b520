import { TRPCClientError } from '@trpc/client'
import { aMember } from '../../../../db/testing/factories.ts'
import { type Standing, standingOf } from '../../../../db/testing/money/standing.ts'
import { aStaff } from '../../../../db/testing/staff.ts'
import { Refusal } from '../../../core/refusal.ts'
import { BankRefusal } from '../../../features/sandbox/parts.ts'
import type { LocalApp } from '../servers/local-app.ts'
import { logIn, logInStaff } from './browser.ts'
import { giveCodes } from './codes.ts'
import { type Chosen, choose, type Moment, sequencesOf } from './draw.ts'
import type { Life } from './operation.ts'

export interface LiveSize {
  members: number
  moments: number
}

/** A moment of a member's. */
export interface Done {
  /** The operations; two were taken at once. */
  names: string[]
  /** Whether it has changed anything of the member, their orders, their money, or what they have written. */
  hasEffect: boolean
}

/**
 * Runs the sequences of some members, moment by moment: all members at once. Rounds run one after another, so that a
 * change is counted for the right member. `pass` moves the clock.
 */
export async function liveTogether(
  app: LocalApp,
  { seed, pass, ...size }: LiveSize & { seed: number; pass(milliseconds: number): void },
): Promise<Done[]> {
  const { members, pauses } = sequencesOf({ ...size, seed })
  const lives = await Promise.all(members.map((_, n) => begin(app, n)))
  const done: Done[] = []
  for (const [n, pause] of pauses.entries()) {
    const taken = lives.map((life, member) => prepare(life, members[member]?.[n] ?? []))
    const [rounds, others] = [taken.filter(isRound), taken.filter((moment) => !isRound(moment))]
    done.push(...(await Promise.all(others.map(take))))
    for (const round of rounds) done.push(await take(round))
    // They may have changed what is others'.
    if (rounds.length > 0) await Promise.all(lives.map(lookAgain))
    pass(pause)
  }
  return done
}

async function begin(app: LocalApp, n: number): Promise<Life> {
  const { db, now } = app.world
  const [ada, ben] = [
    await aMember(db, { credits: 3, freeMessages: 1, createdAt: now() }),
    await aMember(db, { createdAt: now() }),
  ]
  await giveCodes(db, ada, n)
  const { id } = await aStaff(db)
  const [browser, ofBen, ofStaff] = [await logIn(app, ada), await logIn(app, ben), await logInStaff(app, id)]
  const standing = await standingOf(db, ada.id, ben.id)
  return { app, ada, ben, browser, ofBen, moderator: { id, browser: ofStaff }, standing, hasLeft: false }
}

const look = ({ app, ada, ben }: Life): Promise<Standing> => standingOf(app.world.db, ada.id, ben.id)

async function lookAgain(life: Life): Promise<void> {
  life.standing = await look(life)
}

interface Prepared {
  life: Life
  chosen: Chosen[]
}

function prepare(life: Life, moment: Moment): Prepared {
  const now = life.app.world.now().getTime()
  return { life, chosen: moment.flatMap((drawn) => choose(life.standing, now, drawn) ?? []) }
}

const isRound = ({ chosen }: Prepared) => chosen.some(({ operation }) => operation.isRound)

async function take({ life, chosen }: Prepared): Promise<Done> {
  // A round that came before may have changed it.
  const before = isRound({ life, chosen }) ? await look(life) : life.standing
  const answers = await Promise.all(chosen.map(({ act }) => refusalOf(act(life))))
  const names = chosen.map(({ operation }) => operation.name)
  await lookAgain(life)
  return { names, hasEffect: JSON.stringify(life.standing) !== JSON.stringify(before) && answers.includes(undefined) }
}

/** What the product or a bank has refused it with. */
async function refusalOf(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work
    return undefined
  } catch (error) {
    if (error instanceof BankRefusal || error instanceof Refusal) return error.code
    if (error instanceof TRPCClientError) return error.data?.refusal?.code ?? error.message
    throw error
  }
}
