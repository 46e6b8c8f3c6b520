import { expect, test } from 'bun:test'
import { z } from 'zod'
import { aMember, aSite } from '../db/testing/factories.ts'
import { freshDatabase } from '../db/testing/index.ts'
import { callerOf, memberProcedure, router } from './core/procedures.ts'
import { pageOf } from './core/values/page.ts'
import { wireRefusal } from './core/wire-refusal.ts'
import { blockedMember } from './features/blocks/service.ts'
import { memberCard } from './features/members/card.ts'
import { procedures } from './reliability/testing/procedures.ts'
import { testWorld } from './testing/world.ts'

const database = await freshDatabase()
await aSite(database.db)
const world = await testWorld(database)

test('every procedure names what it answers', () => {
  const silent = procedures.filter(({ type, output }) => type !== 'subscription' && !output).map(({ name }) => name)
  expect(silent).toEqual([])
})

test('what a procedure answers is named down to the last field, but for recorded events', () => {
  const open = procedures.flatMap(({ name, output }) => (output ? openPlacesIn(output, name) : []))
  expect(open).toEqual(['live.missed.arrivals[].event', 'places.find[].region'])
})

test('a column that a query happens to select does not travel', async () => {
  const { id } = await aMember(database.db, { name: 'Anna' })
  const row = {
    ...aCard(id),
    email: 'anna@example.org',
    passwordHash: 'secret',
    photo: { ...aPhoto, storageKey: 'key' },
  }
  const page = { items: [{ ...row, blockedAt: world.now(), reason: 'private' }], nextCursor: null }
  const asked = router({
    card: memberProcedure.output(memberCard).query(() => row),
    page: memberProcedure.output(pageOf(blockedMember)).query(() => page),
  })
  const caller = callerOf(asked)(await world.as({ id }))
  expect(await caller.card()).toEqual({ ...aCard(id), photo: aPhoto })
  const { name, fictional } = row
  expect(await caller.page()).toEqual({
    items: [{ id, name, fictional, photo: aPhoto, blockedAt: world.now() }],
    nextCursor: null,
  })
})

const aPhoto = { thumb: '/t', card: '/c', match: '/m', colour: '#fff' }
const aCard = (id: string) => ({
  ...{ id, name: 'Anna', age: 30, gender: 'female' as const, country: 'NL', region: null, city: null },
  ...{ lastActive: 'today' as const, isNew: false, premium: false, fictional: false },
})

/** Where a schema lets through what it does not name. */
function openPlacesIn(schema: z.core.$ZodType, at: string): string[] {
  if (schema === wireRefusal) return []
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, field]) =>
      openPlacesIn(field, `${at}.${name}`),
    )
    return schema.def.catchall ? [at, ...fields] : fields
  }
  if (schema instanceof z.ZodArray) return openPlacesIn(schema.element, `${at}[]`)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => openPlacesIn(option, at))
  if (schema instanceof z.ZodIntersection)
    return [schema.def.left, schema.def.right].flatMap((side) => openPlacesIn(side, at))
  // A function of ours makes something else of what is named.
  if (schema instanceof z.ZodPipe && schema.def.out instanceof z.ZodTransform) return openPlacesIn(schema.def.in, at)
  if (schema instanceof z.ZodLazy) return openPlacesIn(schema.def.getter(), at)
  const isWrapped = schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
  if (isWrapped) return openPlacesIn(schema.def.innerType, at)
  return closed.some((type) => schema instanceof type) ? [] : [at]
}

const closed = [z.ZodString, z.ZodISODate, z.ZodNumber, z.ZodBoolean, z.ZodDate, z.ZodEnum, z.ZodLiteral, z.ZodVoid]
