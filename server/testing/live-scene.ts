import type { Database } from '../../db/client.ts'
import { lockMembers } from '../../db/queries/locks.ts'
import { aDeletion, aLike, aMember, type TestMember } from '../../db/testing/factories.ts'
import { block } from '../features/blocks/service.ts'
import { send } from '../features/chat/send.ts'
import { requestMail } from '../features/mail/request-mail.ts'
import { appRouter } from '../router.ts'
import { linkIn, mailsTo } from './mailbox.ts'
import { type Ask, askingOf } from './php.ts'
import type { TestWorld } from './world.ts'

/** Ada and everybody who can be something to her. */
export interface LiveScene {
  ada: TestMember
  /** Has written to Ada, who has not read it, and likes her, which she has not seen. */
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
  as(member: TestMember): Promise<ReturnType<typeof appRouter.createCaller>>
  ask: Ask
  /** Nina follows the link in her mail. */
  confirm(): Promise<unknown>
  /** So does Mila. */
  bringBack(): Promise<unknown>
}

let scenes = 0

export async function aLiveScene({ db }: Database, world: TestWorld): Promise<LiveScene> {
  const n = ++scenes
  const aPerson = (name: string, traits = {}) =>
    aMember(db, { name: `${name}${n}`, email: `${name}${n}@example.org`.toLowerCase(), credits: 9, ...traits })
  const [ada, ben, cleo] = [await aPerson('Ada'), await aPerson('Ben'), await aPerson('Cleo')]
  const [dirk, mila] = [await aPerson('Dirk'), await aPerson('Mila')]
  const nina = await aPerson('Nina', { confirmedAt: null })
  const write = async (from: TestMember, to: TestMember) => {
    world.pass(1000)
    const draft = { memberId: to.id, clientId: Bun.randomUUIDv7(), body: 'Hoi' }
    return (await send(await world.as(from), draft)).conversationId
  }
  const withBen = await write(ben, ada)
  await write(cleo, ada)
  for (const [from, to] of [
    [dirk, ada],
    [mila, ada],
    [mila, ben],
  ] as const) {
    await write(from, to)
  }
  for (const [from, to] of [
    [ben, ada],
    [mila, ada],
    [ada, cleo],
    [cleo, ada],
  ] as const) {
    await aLike(db, from.id, to.id)
  }
  await block(await world.as(ada), dirk.id)
  await aDeletion(db, mila.id, new Date(world.now().getTime() + 24 * 60 * 60_000))
  const visitor = await world.visitor()
  await db.transaction(async (tx) => {
    const held = await lockMembers(tx, [mila.id, nina.id])
    await requestMail(visitor, tx, held, mila.id, 'reactivate')
    await requestMail(visitor, tx, held, nina.id, 'activate')
  })
  const ask = askingOf(world)
  const mailedLinkOf = async ({ email }: TestMember) => {
    const [mail] = await mailsTo(world, email)
    if (!mail) throw new Error('no mail has come')
    return linkIn(mail)
  }
  const press = (link: string) => {
    const [path, body] = link.split('?') as [string, string]
    return ask({ method: 'POST', path, headers: { 'content-type': 'application/x-www-form-urlencoded' }, body })
  }
  return {
    ...{ ada, ben, cleo, dirk, mila, nina, withBen, ask },
    as: async (member) => appRouter.createCaller(await world.as(member)),
    confirm: async () => ask({ path: await mailedLinkOf(nina) }),
    bringBack: async () => press(await mailedLinkOf(mila)),
  }
}
