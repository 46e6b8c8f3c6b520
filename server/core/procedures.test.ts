import { expect, test } from 'bun:test'
import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { aSite } from '../../db/testing/factories.ts'
import { freshDatabase } from '../../db/testing/index.ts'
import { testWorld } from '../testing/world.ts'
import { callerOf, publicProcedure, router } from './procedures.ts'
import { Refusal } from './refusal.ts'

const database = await freshDatabase()
await aSite(database.db)
const world = await testWorld(database)

/** Fails in the database with this SQLSTATE. */
const failWith = (state: string) => database.sql.unsafe(`do $$ begin raise sqlstate '${state}'; end $$`)

const call = callerOf(
  router({
    ask: publicProcedure.input(z.object({ state: z.string() })).query(({ input }) => failWith(input.state)),
    follow: publicProcedure.input(z.object({ state: z.string() })).subscription(async function* ({ input }) {
      yield 'well begun'
      await failWith(input.state)
    }),
  }),
)(await world.visitor())

const refusalIn = async (work: Promise<unknown>) => {
  const error: unknown = await work.catch((thrown) => thrown)
  if (!(error instanceof TRPCError)) throw new Error('nothing was refused')
  return error.cause instanceof Refusal ? error.cause.code : error.code
}

test.each(['53100', '53300', '57P01', '57P03', '08006'])(
  'a database that fails with %s: try again later',
  async (state) => {
    expect(await refusalIn(call.ask({ state }))).toBe('try_again_later')
  },
)

test('a bug is told without its insides', async () => {
  expect(await refusalIn(call.ask({ state: '42P01' }))).toBe('INTERNAL_SERVER_ERROR')
})

test('a stream that fails after it has begun is told the same as one that fails at once', async () => {
  for (const [state, told] of [
    ['53100', 'try_again_later'],
    ['42P01', 'INTERNAL_SERVER_ERROR'],
  ] as const) {
    const stream = (await call.follow({ state })) as AsyncIterable<string>
    const heard: string[] = []
    const listening = (async () => {
      for await (const word of stream) heard.push(word)
    })()
    expect(await refusalIn(listening)).toBe(told)
    expect(heard).toEqual(['well begun'])
  }
})

test('an input that breaks its shape names the field', async () => {
  const error = await call.ask({ state: 1 } as never).catch((thrown) => thrown)
  expect(error.cause.wire).toMatchObject({ code: 'input_invalid', details: { field: 'state' } })
})
