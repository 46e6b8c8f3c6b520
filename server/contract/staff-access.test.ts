import { beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { aMember } from '../../db/testing/factories.ts'
import { freshDatabase } from '../../db/testing/index.ts'
import { aStaff, aStaffSession, claimFor } from '../../db/testing/staff.ts'
import { someReported } from '../features/inspection/testing/scene.ts'
import { originalKey, variantKey } from '../features/photos/stored.ts'
import { procedures, questionOf } from '../reliability/testing/procedures.ts'
import { procedureObjects } from '../testing/matrices.ts'
import { type Ask, askingOf } from '../testing/php.ts'
import { type TestWorld, testWorld } from '../testing/world.ts'
import { answerOf } from './testing/access/answers.ts'
import { aCast, aScene, type Scene } from './testing/access/scene.ts'
import { promised } from './testing/fixtures.ts'

// The answers to each role of the staff; members are in access.test.ts. Without a named role, all get the same answer.

setDefaultTimeout(60_000)

const database = await freshDatabase()
const { db } = database
const roles = ['owner', 'moderator', 'supporter', 'finance', 'without the second factor'] as const
let world: TestWorld
let ask: Ask
let scene: Scene
const [staffIds, cookies] = [new Map<string, string>(), new Map<string, string>()]

beforeAll(async () => {
  scene = await aScene(db, 'visitor', await aCast(db))
  world = await testWorld(database)
  ask = askingOf(world)
  for (const role of roles) {
    const isProved = role !== 'without the second factor'
    const { id } = await aStaff(db, { role: isProved ? role : 'owner' })
    staffIds.set(role, id)
    cookies.set(role, `vonk_staff=${await aStaffSession(db, id, { isProved })}`)
  }
})

const answer = async (role: string, path: string, question: { method?: string; body?: unknown }) =>
  answerOf(await ask({ ...question, path, headers: { cookie: cookies.get(role)! } }), scene)

/** Who ends their session by it is not asked anything more. */
const asked = procedures.filter(({ name }) => /^(staff|inspection)\./.test(name) && name !== 'staff.logOut')

test('every procedure of the back office, by role', async () => {
  const answered: Record<string, Record<string, string>> = {}
  for (const procedure of asked) {
    const [[object, input] = ['', undefined]] = Object.entries(procedureObjects[procedure.name]!(scene))
    const byRole: Record<string, string> = {}
    for (const role of roles) {
      const { path, ...question } = questionOf(procedure, input)
      byRole[role] = await answer(role, path.replace(/^(?:\/admin)?/, '/admin'), question)
    }
    const isAlike = new Set(Object.values(byRole)).size === 1
    answered[`${procedure.name} ${object}`.trim()] = isAlike ? { everybody: byRole.owner! } : byRole
  }
  expect(answered).toEqual(promised('access/for-staff', answered) as typeof answered)
})

test('the file of a photo is for who has it in hand, and for nobody whose member has deleted it', async () => {
  const photo = (await db.query.photos.findFirst({ where: ({ deletedAt }, { isNull }) => isNull(deletedAt) }))!
  const deleted = (await db.query.photos.findFirst({ where: ({ deletedAt }, { isNotNull }) => isNotNull(deletedAt) }))!
  const statuses = async ({ id, storageKey }: typeof photo) => {
    await world.storage.put(variantKey(storageKey, 'full'), 'webp')
    return Promise.all(roles.map((role) => answer(role, `/admin/photo-files/${id}/full.webp`, {})))
  }
  expect(await statuses(photo)).toEqual(['404', '404', '403', '403', '403'])
  await claimFor(db, staffIds.get('moderator')!, photo.memberId)
  expect(await statuses(photo)).toEqual(['404', 'ok', '403', '403', '403'])
  await claimFor(db, staffIds.get('owner')!, photo.memberId)
  expect(await statuses(photo)).toEqual(['ok', '404', '403', '403', '403'])
  expect(await statuses(deleted)).toEqual(['404', '404', '403', '403', '403'])

  await world.storage.remove(variantKey(photo.storageKey, 'card'))
  await world.storage.put(originalKey(photo.storageKey), 'not a picture')
  expect(await answer(roles[0], `/admin/photo-files/${photo.id}/card.webp`, {})).toBe('404')
})

test('that of a conversation is for who has it in hand, and for nobody else', async () => {
  const [from, to] = [await aMember(db), await aMember(db)]
  const [id = ''] = await someReported(db, { from: from.id, to: to.id, count: 1 })
  const { photoKey } = (await db.query.messages.findFirst({
    where: (message, { eq }) => eq(message.senderId, from.id),
    orderBy: (message) => message.seq,
  }))!
  await world.storage.put(variantKey(photoKey!, 'full'), 'webp')
  const statuses = () => Promise.all(roles.map((role) => answer(role, `/admin/photo-files/${id}/full.webp`, {})))
  expect(await statuses()).toEqual(['404', '404', '403', '403', '403'])
  await claimFor(db, staffIds.get('owner')!, from.id)
  expect(await statuses()).toEqual(['ok', '404', '403', '403', '403'])
  await claimFor(db, staffIds.get('moderator')!, from.id)
  expect(await statuses()).toEqual(['404', 'ok', '403', '403', '403'])
  await database.sql`delete from photo_claims`
  expect(await statuses()).toEqual(['404', '404', '403', '403', '403'])
})

test('no member’s session opens the back office, and no session of staff a member’s page', async () => {
  const me = await aScene(db, 'premium', scene.others)
  const claim = await ask({ method: 'POST', path: '/admin/trpc/inspection.claim', body: '{"json":null}', as: me.me })
  expect(await claim.text()).toContain('staff_required')
  expect(await answer('owner', '/trpc/photos.own', {})).toBe('authentication_required')
})
