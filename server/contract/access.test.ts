import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { asPhotoMessage } from '../../db/testing/factories.ts'
import { freshDatabase } from '../../db/testing/index.ts'
import { undoable } from '../../db/testing/undo.ts'
import { phpPaths } from '../php.ts'
import { procedures, questionOf } from '../reliability/testing/procedures.ts'
import { matrixOf, phpObjects, procedureObjects, webObjects } from '../testing/matrices.ts'
import type { Matrix } from '../testing/matrix.ts'
import { appOf, askingOf, type Question } from '../testing/php.ts'
import { testWorld } from '../testing/world.ts'
import { answerOf, columnOf, createTable } from './testing/access/answers.ts'
import { type Links, tokensIn } from './testing/access/links.ts'
import { pageObjects } from './testing/access/pages.ts'
import { ownPaths } from './testing/access/paths.ts'
import { aCast, aScene, type Fill, type Role, roles, type Scene } from './testing/access/scene.ts'
import { promised } from './testing/fixtures.ts'

// What each role is answered by everything that can be asked, by feature: `-t likes` runs one feature's. A file
// snapshots/access/*.json changes only by UPDATE_CONTRACT=1, and with a reason.

setDefaultTimeout(60_000)

const committed = await freshDatabase()
const others = await aCast(committed.db)
const database = await undoable(committed)
const { db, undoing } = database
const { config, ...rest } = await testWorld(database)
const world = { ...rest, config: { ...config, trustedProxies: 1 } }
const app = appOf(world)
const ask = askingOf(world, app)

let networks = 0
/** Each question comes from another network, so that none meets a limit. */
async function answerTo(question: Question, scene: Scene): Promise<string> {
  const headers = { ...question.headers, 'x-forwarded-for': `10.${++networks >> 8}.${networks & 255}.1` }
  return answerOf(await ask({ ...question, headers, as: scene.me }), scene)
}

/** What is asked of a role: by procedure or path, and by the object that it is about. */
type Questions = (scene: Scene) => Promise<Record<string, Record<string, Question>>>

/** A test for each role: each question is asked of the same scene, since what the one before has changed is undone. */
function answersByRole(file: string, questionsOf: Questions, fill?: Fill): void {
  const table = createTable()
  const askAs = async (role: Role) => {
    const scene = await aScene(db, role, others, fill)
    for (const [name, questions] of Object.entries(await questionsOf(scene))) {
      for (const [object, question] of Object.entries(questions)) {
        table.add(name, object, role, await undoing(() => answerTo(question, scene)))
      }
    }
  }
  test.each(roles)('as %s', async (role) => {
    await undoing(() => askAs(role))
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
  expect(Object.keys({ ...ownPaths, ...webObjects }).sort()).toEqual([...routed, ...files].sort())
})

for (const [feature, matrix] of Object.entries(matrixOf)) {
  describe(feature, () => {
    answersByRole(`access/${feature}`, questionsAbout(matrix), matrix.fill ?? (async () => {}))
  })
}

describe('the application’s own paths', () => {
  answersByRole('access/own-paths', questionsAbout({ web: ownPaths }))
})

describe('every page', () => {
  const questions = pageObjects()
  answersByRole('access/pages', async (scene) => mapped(questions, (questionsOf) => questionsOf(scene)))
})

/** Everything that a feature can be asked: its procedures, PHP paths and other paths. */
function questionsAbout({ procedures: inputs = {}, php = {}, web = {} }: Matrix): Questions {
  return async (scene) => {
    const links = await linksFor(scene)
    const askedOnWeb = Object.entries(web).map(async ([path, questions]) => [path, await questions(links)])
    return {
      ...mapped(inputs, (inputsOf, name) => {
        const procedure = procedures.find((one) => one.name === name)!
        return mapped(inputsOf(scene), (input) => questionOf(procedure, input))
      }),
      ...mapped(php, (questionsOf) => questionsOf(scene)),
      ...Object.fromEntries(await Promise.all(askedOnWeb)),
    }
  }
}

async function linksFor({ me, conversations }: Scene): Promise<Links> {
  const { secret, storage, now } = world
  const sites = { own: await world.sites.of('localhost'), other: await world.sites.of('elsewhere.example') }
  const photo = (await db.query.photos.findFirst({
    where: ({ memberId, isMain }, { and, eq }) => and(eq(memberId, others.dirk.id), eq(isMain, true)),
  }))!
  return {
    ...{ secret, storage, now: now(), sites, photo, someEmail: others.dirk.email },
    ...{ photoIn: (conversationId) => asPhotoMessage(db, { conversationId, seq: 1 }), tokenOf: tokensIn(db) },
    ...{ me, dirk: others.dirk },
    conversations: { dirk: conversations.dirk, ofTwoOthers: others.conversationOfTwoOthers },
  }
}

function mapped<From, To>(record: Record<string, From>, change: (value: From, key: string) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))
}
