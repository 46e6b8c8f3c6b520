import { expect, test } from 'bun:test'
import {
  aBan,
  aBlock,
  aConversation,
  aDeletion,
  aLike,
  aMember,
  aSite,
  type TestMember,
  type Traits,
} from '../../db/testing/factories.ts'
import { freshDatabase } from '../../db/testing/index.ts'
import { procedures, questionOf } from '../reliability/testing/procedures.ts'
import { pageParameters, procedureObjects } from '../testing/matrices.ts'
import { askingOf, type Question } from '../testing/php.ts'
import { testWorld } from '../testing/world.ts'
import { farAway, longAgo, missing, type Scene, traitsOf } from './testing/access/scene.ts'
import { promised } from './testing/fixtures.ts'

// An answer about a hidden member equals, byte for byte, the answer about an unknown id: to every question and every
// viewer.

const database = await freshDatabase()
const { db } = database
await aSite(db)
await aSite(db, { id: 'elsewhere', hosts: ['elsewhere.example'] })
const ask = askingOf(await testWorld(database))

/** Makes somebody who is not there for a viewer. */
type Hide = (viewer: TestMember | null) => Promise<TestMember>

const situations: Record<string, Hide> = {
  'is invisible': () => aMember(db, { invisibleSince: longAgo }),
  'is unconfirmed': () => aMember(db, { confirmedAt: null }),
  'is banned': async () => {
    const member = await aMember(db)
    await aBan(db, member.id, 'spam')
    return member
  },
  'has left': async () => {
    const member = await aMember(db)
    await aDeletion(db, member.id, farAway)
    return member
  },
  'is of another site': () => aMember(db, { siteId: 'elsewhere' }),
  'has blocked the viewer': async (viewer) => {
    const member = await aMember(db)
    if (viewer) await aBlock(db, member.id, viewer.id)
    return member
  },
}

const viewers: Record<string, Traits | null> = {
  'a visitor': null,
  'an unconfirmed member': traitsOf.unconfirmed,
  'a free member': traitsOf.free,
  'a premium member': traitsOf.premium,
  'an invisible member': traitsOf.invisible,
}

/** Everything that can be asked about somebody by their id. */
function questionsAbout(id: string): Record<string, Question> {
  const questions: Record<string, Question> = {}
  const nobodyIs = { me: null, others: new Proxy({}, { get: () => ({ id }) }), conversations: {} } as unknown as Scene
  for (const procedure of procedures) {
    const objects = procedureObjects[procedure.name]?.(nobodyIs) ?? {}
    if (!('somebody unconfirmed' in objects) || 'free' in objects) continue
    questions[procedure.name] = questionOf(procedure, objects['somebody unconfirmed'])
  }
  for (const [route, parameters] of Object.entries(pageParameters)) {
    if (!('nobody' in parameters(nobodyIs))) continue
    questions[route.replace('$id', '{id}')] = { path: route.replace('$id', id) }
  }
  return questions
}

/**
 * The whole answer, without the nonce, its times and the id that the viewer knows. The scripts of a page are left out:
 * they hold as many procedure answers as had arrived when it was written.
 */
async function told(question: Question, viewer: TestMember | null, id: string): Promise<string> {
  const response = await ask({ ...question, as: viewer })
  const text = `${response.status} ${response.headers.get('location') ?? ''} ${await response.text()}`.replaceAll(
    /<script.*?<\/script>/gs,
    '',
  )
  const nonce = /nonce="([^"]+)"/.exec(text)?.[1] ?? 'none'
  return text
    .replaceAll(nonce, 'NONCE')
    .replaceAll(id, 'ID')
    .replaceAll(/\b1[5-9]\d{11}\b/g, 'TIME')
}

/** Each draft has its own client id. A fixed one makes both questions equal. */
const sameDraft = (text: string) =>
  text.replace(/"clientId":"[^"]+"/g, '"clientId":"9f0c4f8e-6a51-4f0e-9d5c-0d3a5b7c1e2f"')

/** Where two answers part, in short: whole pages would be too much to read. */
function firstDifference(one: string, other: string) {
  if (one === other) return null
  const place = [...one].findIndex((letter, n) => letter !== other[n])
  return [one, other].map((text) => text.slice(Math.max(0, place - 60), place + 60))
}

for (const [situation, hide] of Object.entries(situations)) {
  for (const [name, traits] of Object.entries(viewers)) {
    if (!traits && situation === 'has blocked the viewer') continue
    test(`who ${situation} is not there for ${name}`, async () => {
      const viewer = traits && (await aMember(db, traits))
      const { id } = await hide(viewer)
      if (viewer && situation !== 'is of another site') await aLike(db, id, viewer.id)
      const aboutNobody = questionsAbout(missing)
      for (const [what, question] of Object.entries(questionsAbout(id))) {
        const body = typeof question.body === 'string' ? sameDraft(question.body) : question.body
        const answer = await told({ ...question, body }, viewer, id)
        const nobodys = await told(aboutNobody[what] as Question, viewer, missing)
        expect([what, firstDifference(answer, nobodys)]).toEqual([what, null])
      }
    })
  }
}

test('the questions are those about a member, of every feature', () => {
  const asked = Object.keys(questionsAbout(missing)).toSorted()
  expect(asked).toEqual(promised('not-there', asked) as typeof asked)
})

test('with a conversation the invisible stay there, and even who has left or blocked can be kept away', async () => {
  const viewer = await aMember(db, { credits: 10 })
  for (const [situation, hide] of Object.entries(situations)) {
    if (situation === 'is of another site') continue
    const other = await hide(viewer)
    await aConversation(db, { from: other.id, to: viewer.id })
    const isThere = situation === 'is invisible' || situation === 'is unconfirmed'
    const questions = questionsAbout(other.id)
    for (const what of ['chat.with', 'members.get', 'likes.like', '/members/{id}']) {
      const { status } = await ask({ ...(questions[what] as Question), as: viewer })
      expect([situation, what, status]).toEqual([situation, what, isThere ? 200 : 404])
    }
    expect((await ask({ ...(questions['blocks.block'] as Question), as: viewer })).status).toBe(200)
  }
})
