import { beforeEach, describe, expect, test } from 'bun:test'
import { aConversation, aDeletion, aLike, aMember, aSite } from '../../../../db/testing/factories.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import type { BusMessage } from '../../../core/live/bus.ts'
import { mailsTo, tokenIn } from '../../../testing/mailbox.ts'
import { testWorld } from '../../../testing/world.ts'
import { reactivate, requestReactivation } from './reactivate.ts'

const database = await freshDatabase()
const { db } = database
await aSite(db)
const world = await testWorld(database)

const day = 24 * 60 * 60_000
let n = 0
let email = ''
beforeEach(() => {
  email = `new${++n}@example.org`
})

const toldBy = (envelope: BusMessage) => `${envelope.memberId} ${'event' in envelope ? envelope.event.type : 'look'}`
const refusal = (code: string) => expect.objectContaining({ code })

describe('who has left and wants to come back', () => {
  async function aLeaver() {
    const member = await aMember(db, { email, name: 'Mila' })
    await aDeletion(db, member.id, new Date(world.now().getTime() + 3 * day))
    return member
  }

  test('gets a link by mail that brings everything back, once and again', async () => {
    const { id } = await aLeaver()
    const visitor = await world.visitor()
    await requestReactivation(visitor, { email: email.toUpperCase() })
    const [mail] = await mailsTo(world, email)
    expect(mail!.subject).toBe('Haal je account op Vonk terug')
    expect(mail!.text).toContain('Welkom terug, Mila')
    await reactivate(visitor, tokenIn(mail!))
    await reactivate(visitor, tokenIn(mail!))
    expect(await db.query.accountDeletions.findMany({ where: (row, { eq }) => eq(row.memberId, id) })).toEqual([])
    const profile = await db.query.profiles.findFirst({ where: (row, { eq }) => eq(row.memberId, id) })
    expect(profile?.searchable).toBe(true)
  })

  test('is there at once on the open screens of everybody who knows them', async () => {
    const { id } = await aLeaver()
    const [companion, admirer, liked, stranger] = await Promise.all(Array.from({ length: 4 }, () => aMember(db)))
    await aConversation(db, { from: id, to: companion!.id })
    await aLike(db, admirer!.id, id)
    await aLike(db, id, liked!.id)
    const visitor = await world.visitor()
    await requestReactivation(visitor, { email })
    const [mail] = await mailsTo(world, email)
    const told: string[] = []
    const bus = { ...world.bus, publish: (envelopes: BusMessage[]) => void told.push(...envelopes.map(toldBy)) }
    await reactivate({ ...visitor, bus }, tokenIn(mail!))
    const others = [companion, admirer, liked].map((other) => `${other?.id} reset`)
    expect(told.toSorted()).toEqual([`${id} account`, ...others].toSorted())
    expect(told.join()).not.toContain(stranger!.id)
  })

  test('cannot when the time is over', async () => {
    await aLeaver()
    const visitor = await world.visitor()
    await requestReactivation(visitor, { email })
    const [mail] = await mailsTo(world, email)
    world.pass(3 * day)
    await expect(reactivate(visitor, tokenIn(mail!))).rejects.toEqual(refusal('reactivation_failed'))
    await expect(reactivate(visitor, 'made up')).rejects.toEqual(refusal('reactivation_failed'))
  })

  test('gets one mail a minute, and a stranger learns nothing from asking', async () => {
    await aLeaver()
    const visitor = await world.visitor()
    await Promise.all(Array.from({ length: 5 }, () => requestReactivation(visitor, { email })))
    expect(await mailsTo(world, email)).toHaveLength(1)
    const { email: active } = await aMember(db)
    expect(await requestReactivation(visitor, { email: active })).toBeUndefined()
    expect(await requestReactivation(visitor, { email: 'nobody@example.org' })).toBeUndefined()
    expect(await mailsTo(world, active)).toEqual([])
  })
})
