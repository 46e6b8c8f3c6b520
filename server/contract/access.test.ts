import { expect, setDefaultTimeout, test } from 'bun:test'
import { asPhotoMessage } from '../../db/testing/factories.ts'
import { freshDatabase } from '../../db/testing/index.ts'
import { phpPaths } from '../php.ts'
import { procedures, questionOf } from '../reliability/testing/procedures.ts'
import { phpObjects, procedureObjects, webObjects } from '../testing/matrices.ts'
import { appOf, askingOf, type Question } from '../testing/php.ts'
import { testWorld } from '../testing/world.ts'
import { answerOf, createTable } from './testing/access/answers.ts'
import { type Links, tokensIn } from './testing/access/links.ts'
import { pageObjects } from './testing/access/pages.ts'
import { ownPaths } from './testing/access/paths.ts'
import { aCast, aScene, roles, type Scene } from './testing/access/scene.ts'
import { promised } from './testing/fixtures.ts'

// Who is answered what, by role and object. A file snapshots/access/*.json changes only by UPDATE_CONTRACT=1, and with a reason.

setDefaultTimeout(120_000)

const database = await freshDatabase()
const { db } = database
const others = await aCast(db)
const { config, ...rest } = await testWorld(database)
const world = { ...rest, config: { ...config, trustedProxies: 1 } }
const app = appOf(world)
const ask = askingOf(world, app)

let networks = 0
/** Everybody comes from a network of their own, so that no limit of one is met by another. */
async function answerTo(question: Question, scene: Scene): Promise<string> {
  const headers = { ...question.headers, 'x-forwarded-for': `10.${++networks >> 8}.${networks & 255}.1` }
  return answerOf(await ask({ ...question, headers, as: scene.me }), scene)
}

type Questions = Record<string, (scene: Scene) => Record<string, Question>>

/** Asks everything about every object as every role. What changes something is answered on a scene of its own. */
async function answersTo(questions: Questions) {
  const table = createTable()
  for (const role of roles) {
    let scene = await aScene(db, role, others)
    for (const [name, objects] of Object.entries(questions)) {
      for (const object of Object.keys(objects(scene))) {
        const question = objects(scene)[object]!
        const answer = await answerTo(question, scene)
        table.note(name, object, role, answer)
        const isChanged = (question.method ?? 'GET') !== 'GET' && /^(ok|2)/.test(answer)
        if (isChanged) scene = await aScene(db, role, others)
      }
    }
  }
  return table.rows()
}

test('every procedure', async () => {
  const names = procedures.map(({ name }) => name)
  expect(Object.keys(procedureObjects).sort()).toEqual(names.sort())
  const questions = Object.fromEntries(
    procedures.map((procedure) => [
      procedure.name,
      (scene: Scene) =>
        Object.fromEntries(
          Object.entries(procedureObjects[procedure.name]!(scene)).map(([object, input]) => [
            object,
            questionOf(procedure, input),
          ]),
        ),
    ]),
  )
  const [reads, writes] = [false, true].map((isWriting) =>
    Object.fromEntries(
      procedures.filter(({ type }) => (type === 'mutation') === isWriting).map(({ name }) => [name, questions[name]!]),
    ),
  )
  const answered = { ...(await answersTo(reads!)), ...(await answersTo(writes!)) }
  expect(answered).toEqual(promised('access/procedures', answered) as typeof answered)
})

test('every PHP path', async () => {
  expect(Object.keys(phpObjects).sort()).toEqual(phpPaths.map(({ path, method }) => `${method} ${path}`).sort())
  const answered = await answersTo(phpObjects)
  expect(answered).toEqual(promised('access/php', answered) as typeof answered)
})

test('every other path', async () => {
  // Where all are routed; here pages answer for those that may not be shown.
  const everywhere = appOf({ ...world, isDemo: true, config: { ...world.config, mode: 'development' } })
  const routed = new Set(everywhere.routes.map(({ path }) => path))
  for (const path of ['/trpc/*', '/api/*', '/*']) expect(routed.delete(path)).toBe(true)
  for (const { path } of phpPaths) routed.delete(path)
  const files = ['/icon.svg', '/robots.txt', '/manifest.webmanifest']
  const paths = { ...ownPaths, ...webObjects }
  expect(Object.keys(paths).sort()).toEqual([...routed, ...files].sort())

  const { secret, storage, now } = world
  const sites = { own: await world.sites.of('localhost'), other: await world.sites.of('elsewhere.example') }
  const someEmail = others.dirk.email
  const photo = (await db.query.photos.findFirst({
    where: ({ memberId, isMain }, { and, eq }) => and(eq(memberId, others.dirk.id), eq(isMain, true)),
  }))!
  const photoIn = (conversationId: string) => asPhotoMessage(db, { conversationId, seq: 1 })
  const common = { secret, storage, now: now(), sites, photo, someEmail, photoIn, tokenOf: tokensIn(db) }
  const table = createTable()
  for (const role of roles) {
    const scene = await aScene(db, role, others)
    const conversations = { dirk: scene.conversations.dirk, ofTwoOthers: others.conversationOfTwoOthers }
    const links: Links = { ...common, me: scene.me, dirk: others.dirk, conversations }
    for (const [path, objects] of Object.entries(paths)) {
      for (const [object, question] of Object.entries(await objects(links))) {
        table.note(path, object, role, await answerTo(question, scene))
      }
    }
  }
  const answered = table.rows()
  expect(answered).toEqual(promised('access/paths', answered) as typeof answered)
})

test('every page', async () => {
  const answered = await answersTo(pageObjects())
  expect(answered).toEqual(promised('access/pages', answered) as typeof answered)
})
