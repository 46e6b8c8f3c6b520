import { expect, test } from 'bun:test'
import { initTRPC } from '@trpc/server'
import { z } from 'zod'
import { parsingAtOnce } from './parse-at-once.ts'

const t = initTRPC.create()

/** A schema that fails when it is parsed asynchronously. */
function aSchema() {
  const schema = z.object({ name: z.string() })
  schema.parseAsync = () => Promise.reject(new Error('was waited for'))
  return schema
}

test('what goes in and what comes out is held to its schema, and nobody waits for that', async () => {
  const procedure = parsingAtOnce(t.procedure).use(({ next }) => next())
  const echo = procedure.input(aSchema()).output(aSchema())
  const router = t.router({ echo: echo.query(({ input }) => ({ ...input, secret: 'x' })) })
  const caller = t.createCallerFactory(router)({})
  expect(await caller.echo({ name: 'Anna' })).toEqual({ name: 'Anna' })
  await expect(caller.echo({ name: 1 as unknown as string })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})
