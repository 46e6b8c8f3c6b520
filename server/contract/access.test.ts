import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { asPhotoMessage } from '../../db/testing/factories.ts'
import { freshDatabase } from '../../db/testing/index.ts'
import { phpPaths } from '../php.ts'
import { type Procedure, procedures, questionOf } from '../reliability/testing/procedures.ts'
import { phpObjects, procedureObjects, webObjects } from '../testing/matrices.ts'
import { appOf, askingOf, type Question } from '../testing/php.ts'
import { testWorld } from '../testing/world.ts'
import { answerOf, columnOf, createTable, type Table } from './testing/access/answers.ts'
import { type Links, tokensIn } from './testing/access/links.ts'
import { pageObjects } from './testing/access/pages.ts'
import { ownPaths } from './testing/access/paths.ts'
import { aCast, aScene, type Role, roles, type Scene } from './testing/access/scene.ts'
import { promised } from './testing/fixtures.ts'

// Who is answered what, by role and object. A file snapshots/access/*.json changes only by UPDATE_CONTRACT=1, and with a reason.

setDefaultTimeout(60_000)

const database = await freshDatabase()
const { db } = database
const others = await aCast(db)
const { config, ...rest } = await testWorld(database)
const world = { ...rest, config: { ...config, trustedProxies: 1 } }
const app = appOf(world)
const ask = askingOf(world, app)
const paths = { ...ownPaths, ...webObjects }

let networks = 0
/** Everybody comes from a network of their own, so that no limit of one is met by another. */
async function answerTo(question: Question, scene: Scene): Promise<string> {
  const headers = { ...question.headers, 'x-forwarded-for': `10.${++networks >> 8}.${networks & 255}.1` }
  return answerOf(await ask({ ...question, headers, as: scene.me }), scene)
}

type Questions = Record<string, (scene: Scene) => Record<string, Question>>

/** Asks everything about every object as this role. What changes something is answered on a scene of its own. */
async function noteAnswersTo(questions: Questions, role: Role, table: Table): Promise<void> {
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

/** A test for each role, of what it is promised in this file. */
function asEveryRole(file: string, noteAnswers: (role: Role, table: Table) => Promise<void>): void {
  const table = createTable()
  test.each(roles)('as %s', async (role) => {
    await noteAnswers(role, table)
    const answered = table.rows()
    expect(columnOf(answered, role)).toEqual(columnOf(promised(file, answered) as typeof answered, role))
  })
}

test('every procedure, PHP path and other path is asked', () => {
  expect(Object.keys(procedureObjects).sort()).toEqual(procedures.map(({ name }) => name).sort())
  expect(Object.keys(phpObjects).sort()).toEqual(phpPaths.map(({ path, method }) => `${method} ${path}`).sort())
  // Where all are routed; here pages answer for those that may not be shown.
  const everywhere = appOf({ ...world, isDemo: true, config: { ...world.config, mode: 'development' } })
  const routed = new Set(everywhere.routes.map(({ path }) => path))
  for (const path of ['/trpc/*', '/api/*', '/*']) expect(routed.delete(path)).toBe(true)
  for (const { path } of phpPaths) routed.delete(path)
  const files = ['/icon.svg', '/robots.txt', '/manifest.webmanifest']
  expect(Object.keys(paths).sort()).toEqual([...routed, ...files].sort())
})

const questionsOf = (asked: Procedure[]): Questions =>
  Object.fromEntries(
    asked.map((procedure) => [
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

// Before anybody changes anything.
describe('every procedure that looks', () => {
  const questions = questionsOf(procedures.filter(({ type }) => type !== 'mutation'))
  asEveryRole('access/queries', (role, table) => noteAnswersTo(questions, role, table))
})

describe('every procedure that changes something', () => {
  const questions = questionsOf(procedures.filter(({ type }) => type === 'mutation'))
  asEveryRole('access/mutations', (role, table) => noteAnswersTo(questions, role, table))
})

describe('every PHP path', () => {
  asEveryRole('access/php', (role, table) => noteAnswersTo(phpObjects, role, table))
})

describe('every other path', () => {
  asEveryRole('access/paths', async (role, table) => {
    const { secret, storage, now } = world
    const sites = { own: await world.sites.of('localhost'), other: await world.sites.of('elsewhere.example') }
    const photo = (await db.query.photos.findFirst({
      where: ({ memberId, isMain }, { and, eq }) => and(eq(memberId, others.dirk.id), eq(isMain, true)),
    }))!
    const scene = await aScene(db, role, others)
    const links: Links = {
      ...{ secret, storage, now: now(), sites, photo, someEmail: others.dirk.email },
      ...{ photoIn: (conversationId) => asPhotoMessage(db, { conversationId, seq: 1 }), tokenOf: tokensIn(db) },
      ...{ me: scene.me, dirk: others.dirk },
      conversations: { dirk: scene.conversations.dirk, ofTwoOthers: others.conversationOfTwoOthers },
    }
    for (const [path, objects] of Object.entries(paths)) {
      for (const [object, question] of Object.entries(await objects(links))) {
        table.note(path, object, role, await answerTo(question, scene))
      }
    }
  })
})

describe('every page', () => {
  const questions = pageObjects()
  asEveryRole('access/pages', (role, table) => noteAnswersTo(questions, role, table))
})
