import { afterAll } from 'bun:test'
import { aMember, aSite, type TestMember } from '../../../../db/testing/factories.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { startPushService, type TestBrowser } from '../../../gateways/testing/push-service.ts'
import { doJob, takeJobs } from '../../../testing/mailbox.ts'
import { testWorld } from '../../../testing/world.ts'
import { send } from '../../chat/send.ts'
import { subscribe } from '../subscribe.ts'

/** A site, the world around it, and a push service on this machine. Call it once at the top of a test file. */
export async function aNotifyingSite() {
  const database = await freshDatabase()
  await aSite(database.db, { settings: { name: 'Vonk' } })
  const world = await testWorld(database)
  const push = startPushService()
  world.config.pushServices.push(push.origin)
  afterAll(() => push.close())

  return {
    ...{ database, db: database.db, sql: database.sql, world, push },

    /** Ada, who is notified in one browser, and Ben; nothing is waiting, and the service takes what it is sent. */
    async aPair() {
      push.service.answer = 201
      await takeJobs(world)
      const ada = await aMember(database.db, { name: 'Ada' })
      const ben = await aMember(database.db, { name: 'Ben', credits: 50 })
      const browser = push.browser()
      await subscribe(await world.as(ada), browser.subscription)
      world.pass(60_000)
      return { ada, ben, browser }
    },

    async write(from: TestMember, to: TestMember, body = 'Hoi') {
      const sent = await send(await world.as(from), { memberId: to.id, clientId: Bun.randomUUIDv7(), body })
      world.pass(1000)
      return sent
    },

    /** Does what waits, and what that asks for. */
    async work(): Promise<void> {
      for (let jobs = await takeJobs(world); jobs.length > 0; jobs = await takeJobs(world)) {
        for (const job of jobs) await doJob(world, job)
      }
    },

    /** A request of the member in another browser. */
    async anotherLogIn({ id }: TestMember) {
      const secret = await world.sessions.start(id, { userAgent: 'other', createdAt: world.now() })
      const ctx = await world.as({ id })
      return { ...ctx, sessionSecret: secret, me: { ...ctx.me, sessionId: Bun.SHA256.hash(secret, 'hex') } }
    },
  }
}

export const notices = ({ got }: TestBrowser) => got.map(({ text }) => JSON.parse(text))
export const bodies = (of: TestBrowser) => notices(of).map(({ body }) => body)
