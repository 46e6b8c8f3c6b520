/**
 * The denominator of the processor's time in `bench stack`: queries that only read from memory what the product has
 * answered, through the same libraries and nothing of ours.
 */

import { initTRPC } from '@trpc/server'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { Elysia } from 'elysia'
import superjson, { type SuperJSONResult } from 'superjson'
import { z } from 'zod'
import { answerQuestions } from '../lib/worker.ts'

/** What the product has answered, by the name of the query. */
export type Answers = Record<'session.me' | 'members.get', SuperJSONResult>

/** Listens, and tells at which port. */
answerQuestions<Answers, number>(async (answers) => {
  const t = initTRPC.create({ transformer: superjson })
  const [me, profile] = [superjson.deserialize(answers['session.me']), superjson.deserialize(answers['members.get'])]
  const router = t.router({
    session: { me: t.procedure.query(() => me) },
    members: { get: t.procedure.input(z.object({ id: z.uuid() })).query(() => profile) },
  })
  const answer = (req: Request) => fetchRequestHandler({ endpoint: '/trpc', req, router })
  const elysia = new Elysia().all('/trpc/*', ({ request }) => answer(request), { parse: 'none' })
  return elysia.listen({ port: 0, hostname: '127.0.0.1' }).server?.port ?? 0
})
