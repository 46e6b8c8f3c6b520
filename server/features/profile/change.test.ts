import { beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { readEventsAfter } from '../../../db/queries/live.ts'
import { interests } from '../../../db/reference/interests.ts'
import { aBlock, aConversation, aLike, aMember, aSite, type TestMember } from '../../../db/testing/factories.ts'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import type { MemberContext } from '../../core/context.ts'
import { createLimits } from '../../core/limits.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { getProfile } from '../members/profile.ts'
import { change } from './change.ts'
import { setInvisible } from './invisible.ts'
import { invisibleLimit, nameLimit } from './limits.ts'
import { getOwn } from './own.ts'
import { setPublicity } from './publicity.ts'
import { setSexuality } from './sexuality.ts'

const database = await freshDatabase()
const { db, sql } = database
let world: TestWorld
let ada: TestMember
let ctx: MemberContext

beforeAll(async () => {
  await aSite(db)
})

beforeEach(async () => {
  world = await testWorld(database)
  ada = await aMember(db, { name: 'Ada', country: 'NL', region: 'NL-NH', city: 'Haarlem', hairColour: 'brown' })
  ctx = { ...(await world.as(ada)), limits: createLimits() }
})

const own = () => getOwn(ctx, ada.id)
const told = async ({ id }: { id: string }) => (await readEventsAfter(db, id, 0, 100)).map(({ type }) => type)

describe('a member changes what they say about themselves', () => {
  test('one field at a time, and nothing else', async () => {
    const before = await own()
    await change(ctx, { hairColour: 'red' })
    expect(await own()).toEqual({ ...before, hairColour: 'red' })
    await change(ctx, { hairColour: null })
    expect(await own()).toEqual({ ...before, hairColour: null })
  })

  test('where they live, as a whole: another country has other regions', async () => {
    await change(ctx, { area: { country: 'BE', region: null, city: null } })
    expect(await own()).toMatchObject({ country: 'BE', region: null, city: null })
    await change(ctx, { area: { country: 'NL', region: 'NL-LI', city: 'Maastricht' } })
    expect(await own()).toMatchObject({ country: 'NL', region: 'NL-LI', city: 'Maastricht' })
  })

  test.each([
    ['country_unknown', { area: { country: 'XX', region: null, city: null } }],
    ['region_unknown', { area: { country: 'NL', region: 'BE-VAN', city: null } }],
    ['city_invalid', { area: { country: 'NL', region: 'NL-NH', city: 'Kerkstraat 1' } }],
    ['signup_message_length', { about: { text: 'x'.repeat(301) } }],
    ['profile_name_official', { name: 'Vonk Support' }],
    ['profile_name_contact', { name: 'bel 0612345678' }],
    ['profile_name_required', { name: ' ' }],
  ])('%s: nothing is stored', async (code, wanted) => {
    const before = await own()
    await expect(change(ctx, { ...wanted, eyeColour: 'blue' })).rejects.toMatchObject({ code })
    expect(await own()).toEqual(before)
  })

  test('not their own address as a name', async () => {
    await expect(change(ctx, { name: ada.email })).rejects.toMatchObject({ code: 'profile_name_is_email' })
  })

  test('interests that are chosen on two screens at once are all there', async () => {
    await Promise.all(
      interests.slice(0, 20).map((interest) => change(ctx, { interests: { add: [interest], remove: [] } })),
    )
    expect((await own()).interests.toSorted()).toEqual(interests.slice(0, 20).toSorted())
    await Promise.all(
      interests.slice(0, 18).map((interest) => change(ctx, { interests: { add: [], remove: [interest] } })),
    )
    expect((await own()).interests.toSorted()).toEqual(interests.slice(18, 20).toSorted())
  })

  test('a text does not go over one that was written elsewhere meanwhile', async () => {
    await change(ctx, { about: { text: 'Hier', was: '' } })
    await expect(change(ctx, { about: { text: 'Daar', was: '' } })).rejects.toMatchObject({ code: 'about_changed' })
    expect((await own()).about).toBe('Hier')
    await change(ctx, { about: { text: 'Daar', was: 'Hier' } })
    // The answer was lost, and it is sent again.
    await change(ctx, { about: { text: 'Daar', was: 'Hier' } })
    expect((await own()).about).toBe('Daar')
  })

  test('a name is taken ten times a day at most, also by fifty at once; refused ones are not counted', async () => {
    await Promise.allSettled(Array.from({ length: 20 }, () => change(ctx, { name: '@' })))
    const tries = await Promise.allSettled(Array.from({ length: 50 }, (_, n) => change(ctx, { name: `Ada ${n}` })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(nameLimit.member!)
    const others = await world.as(await aMember(db))
    await change(others, { name: 'Ada 51' })
  })
})

describe('who is told', () => {
  let liker: TestMember
  let talker: TestMember
  let blocked: TestMember
  let stranger: TestMember

  beforeEach(async () => {
    liker = await aMember(db)
    talker = await aMember(db)
    blocked = await aMember(db)
    stranger = await aMember(db)
    await aLike(db, liker.id, ada.id)
    await aConversation(db, { from: talker.id, to: ada.id, at: world.now() })
    await aLike(db, blocked.id, ada.id)
    await aBlock(db, ada.id, blocked.id)
  })

  test('all who have the member on their screens, and nobody who may not see it', async () => {
    await change(ctx, { hairColour: 'red' })
    expect(await told(ada)).toEqual(['own_profile'])
    expect([await told(liker), await told(talker)]).toEqual([['profile_changed'], ['profile_changed']])
    expect([await told(blocked), await told(stranger)]).toEqual([[], []])
  })

  test('a name and a place change the member’s own frame too', async () => {
    await change(ctx, { name: 'Adelheid' })
    expect(await told(ada)).toEqual(['own_profile', 'account'])
    expect((await readEventsAfter(db, liker.id, 0, 9))[0]?.data).toEqual({ memberId: ada.id, onCard: true })
  })

  test('nobody of what changes nothing', async () => {
    await change(ctx, { hairColour: 'brown', name: 'Ada', interests: { add: [], remove: ['beer'] } })
    await setInvisible(ctx, false)
    await setSexuality(ctx, { sexuality: null, consent: false })
    expect([await told(ada), await told(talker)]).toEqual([[], []])
  })

  test('of somebody invisible those alone whom they talk with', async () => {
    await setInvisible(ctx, true)
    await change(ctx, { hairColour: 'red' })
    expect(await told(liker)).toEqual(['reset'])
    expect(await told(talker)).toEqual(['reset', 'profile_changed'])
    await setInvisible(ctx, false)
    expect([await told(liker), await told(blocked)]).toEqual([['reset', 'reset'], []])
  })
})

describe('somebody invisible', () => {
  test('is there for those whom they talk with alone, and for all again afterwards', async () => {
    const [stranger, talker] = [await aMember(db), await aMember(db)]
    await aConversation(db, { from: talker.id, to: ada.id, at: world.now() })
    const isSeenBy = async (viewer: TestMember) => {
      const seen = getProfile(await world.as(viewer), ada.id)
      return seen.then(
        () => true,
        () => false,
      )
    }
    await setInvisible(ctx, true)
    expect((await own()).invisible).toBe(true)
    expect([await isSeenBy(stranger), await isSeenBy(talker)]).toEqual([false, true])
    await setInvisible(ctx, false)
    expect([await isSeenBy(stranger), await isSeenBy(talker)]).toEqual([true, true])
  })

  test('is not found before their address is confirmed, whatever they switch', async () => {
    const nina = await aMember(db, { confirmedAt: null })
    const asNina = await world.as(nina)
    await setInvisible(asNina, true)
    await setInvisible(asNina, false)
    await expect(getProfile(ctx, nina.id)).rejects.toMatchObject({ code: 'member_not_found' })
  })

  test('has switched ten times in ten minutes at most, also by fifty at once', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 50 }, (_, n) => setInvisible(ctx, n % 2 === 0)))
    const switched = (await told(ada)).filter((type) => type === 'own_profile')
    expect(switched.length).toBeLessThanOrEqual(invisibleLimit.member!)
    for (const each of tries) if (each.status === 'rejected') expect(each.reason.code).toBe('too_many_requests')
  })
})

describe('sexuality', () => {
  const stored = async () => {
    const [row] = await sql`select sexuality, sexuality_consent_at from profiles where member_id = ${ada.id}`
    return row
  }

  test('is stored with its own consent alone, with the moment of it', async () => {
    await expect(setSexuality(ctx, { sexuality: 'bi', consent: false })).rejects.toMatchObject({
      code: 'consent_required',
    })
    expect(await stored()).toEqual({ sexuality: null, sexuality_consent_at: null })
    await setSexuality(ctx, { sexuality: 'bi', consent: true })
    expect(await stored()).toEqual({ sexuality: 'bi', sexuality_consent_at: world.now() })
    expect((await getProfile(await world.as(await aMember(db)), ada.id)).sexuality).toBe('bi')
    expect((await getProfile(await world.visitor(), ada.id)).sexuality).toBeNull()
  })

  test('is erased when the consent is withdrawn', async () => {
    await setSexuality(ctx, { sexuality: 'bi', consent: true })
    await setSexuality(ctx, { sexuality: null, consent: false })
    expect(await stored()).toEqual({ sexuality: null, sexuality_consent_at: null })
    expect((await getProfile(await world.as(await aMember(db)), ada.id)).sexuality).toBeNull()
  })
})

test('the verbs keep to their statements', async () => {
  const cost = async (verb: () => Promise<unknown>) => (await countStatements(database, verb)).statements.length
  expect(await cost(own)).toBe(1)
  expect(await cost(() => change(ctx, { hairColour: 'red', name: 'Adelheid' }))).toBe(5)
  expect(await cost(() => setSexuality(ctx, { sexuality: 'bi', consent: true }))).toBe(5)
  expect(await cost(() => setInvisible(ctx, true))).toBe(6)
})

describe('a member says who sees the profile beyond members', () => {
  const publicity = async () => {
    const { shownToVisitors, foundBySearchEngines } = await own()
    return [shownToVisitors, foundBySearchEngines]
  }

  test('visitors do and search engines do not, until it is said in so many words', async () => {
    expect(await publicity()).toEqual([true, false])
    const visitor = await world.visitor()
    await setPublicity(ctx, { foundBySearchEngines: true })
    expect([await publicity(), (await getProfile(visitor, ada.id)).indexable]).toEqual([[true, true], true])
    await setPublicity(ctx, { shownToVisitors: false })
    expect(await getProfile(visitor, ada.id).catch(({ code }) => code)).toBe('member_not_found')
    await setPublicity(ctx, { shownToVisitors: true, foundBySearchEngines: false })
    expect(await publicity()).toEqual([true, false])
    expect((await getProfile(visitor, ada.id)).name).toBe('Ada')
    expect(new Set(await told(ada))).toEqual(new Set(['own_profile']))
  })
})
