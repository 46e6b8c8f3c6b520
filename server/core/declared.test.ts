import { expect, test } from 'bun:test'
import { aMember, aSite } from '../../db/testing/factories.ts'
import { freshDatabase } from '../../db/testing/index.ts'
import { testWorld } from '../testing/world.ts'
import type { ProcedureMeta } from './declared.ts'
import { callerOf, publicProcedure, router } from './procedures.ts'
import { conflict, Refusal } from './refusal.ts'

const database = await freshDatabase()
await aSite(database.db)
const world = await testWorld(database)
const ada = await aMember(database.db)
const taken = conflict('taken_for_this_test', () => 'Taken')

type Mode = typeof world.config.mode

/** What comes of a procedure that refuses, or shows Ada that somebody types, and declares this. */
async function outcomeOf(does: 'refuse' | 'tell', meta: ProcedureMeta, mode: Mode = 'test'): Promise<string> {
  const calls = router({
    run: publicProcedure.meta(meta).mutation(({ ctx }) => {
      if (does === 'refuse') throw taken()
      ctx.bus.publish([{ memberId: ada.id, event: { type: 'typing', conversationId: ada.id, memberId: ada.id } }])
    }),
  })
  const ctx = await world.visitor({ config: { ...world.config, mode } })
  return callerOf(calls)(ctx)
    .run()
    .then(
      () => 'done',
      ({ code, cause }) => (cause instanceof Refusal ? cause.code : code),
    )
}

test('a refusal that is declared is told, and one that is not is a bug while the product is made', async () => {
  expect(await outcomeOf('refuse', { refuses: [taken] })).toBe('taken_for_this_test')
  expect(await outcomeOf('refuse', {})).toBe('INTERNAL_SERVER_ERROR')
})

test('so is an event', async () => {
  expect(await outcomeOf('tell', { tells: ['typing'] })).toBe('done')
  expect(await outcomeOf('tell', {})).toBe('INTERNAL_SERVER_ERROR')
})

test('on a site nobody meets a failure because of what was not declared', async () => {
  expect(await outcomeOf('refuse', {}, 'production')).toBe('taken_for_this_test')
  expect(await outcomeOf('tell', {}, 'production')).toBe('done')
})
