import type { Database } from '../../db/client.ts'
import {
  aBlock,
  aConversation,
  aDeletion,
  aLike,
  aMember,
  asPhotoMessage,
  type TestMember,
} from '../../db/testing/factories.ts'
import { passwordHash } from '../features/login/testing/password.ts'
import { appRouter } from '../router.ts'
import { linkIn, mailsTo } from './mailbox.ts'
import { type Ask, askingOf } from './php.ts'
import type { TestWorld } from './world.ts'

/** Ada and everybody who can be something to her. */
export interface LiveScene {
  db: Database['db']
  ada: TestMember
  /** Has sent Ada a photo, which she has not read, and likes her, which she has not seen. */
  ben: TestMember
  /** A match of Ada's, who has talked with her. */
  cleo: TestMember
  /** Blocked by Ada after they had talked. */
  dirk: TestMember
  /** Has left, after having talked with Ada and liked her, and can still come back. */
  mila: TestMember
  /** Has not confirmed her address. */
  nina: TestMember
  withBen: string
  /** What this one can call, or a visitor. */
  as(member: TestMember | null): Promise<ReturnType<typeof appRouter.createCaller>>
  ask: Ask
  /** Where the button of a mail leads that waits to be sent to this one. */
  linkMailedTo(member: TestMember): Promise<string>
}

let scenes = 0

export async function aLiveScene({ db }: Database, world: TestWorld): Promise<LiveScene> {
  const n = ++scenes
  const aPerson = (name: string, traits = {}) =>
    aMember(db, {
      name: `${name}${n}`,
      email: `${name}${n}@example.org`.toLowerCase(),
      credits: 9,
      passwordHash,
      ...traits,
    })
  const [ada, ben, cleo] = [await aPerson('Ada'), await aPerson('Ben'), await aPerson('Cleo')]
  const [dirk, mila] = [await aPerson('Dirk'), await aPerson('Mila')]
  const nina = await aPerson('Nina', { confirmedAt: null })
  const write = (from: TestMember, to: TestMember, isUnread: boolean) => {
    world.pass(1000)
    return aConversation(db, { from: from.id, to: to.id, isUnread, at: world.now() })
  }
  const withBen = await write(ben, ada, true)
  await asPhotoMessage(db, { conversationId: withBen, seq: 1 })
  await write(cleo, ada, true)
  await write(dirk, ada, false)
  await write(mila, ada, true)
  await write(mila, ben, true)
  for (const [from, to] of [
    [ben, ada],
    [mila, ada],
    [ada, cleo],
    [cleo, ada],
  ] as const) {
    await aLike(db, from.id, to.id)
  }
  await aBlock(db, ada.id, dirk.id)
  await aDeletion(db, mila.id, new Date(world.now().getTime() + 24 * 60 * 60_000))
  return {
    ...{ db, ada, ben, cleo, dirk, mila, nina, withBen, ask: askingOf(world) },
    as: async (member) => appRouter.createCaller(member ? await world.as(member) : await world.visitor()),
    async linkMailedTo({ email }) {
      const [mail] = await mailsTo(world, email)
      if (!mail) throw new Error('no mail has come')
      return linkIn(mail)
    },
  }
}
