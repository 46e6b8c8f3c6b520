import { expect, test } from 'bun:test'
import { isNotFound } from '@tanstack/react-router'
import { TRPCClientError } from '@trpc/client'
import { type AnyRefusalType, Refusal, refusalTypes } from '../../../server/core/refusal.ts'
import { asTRPCError, errorShape } from '../../../server/core/trpc/errors.ts'
import '../../../server/refusals.ts'
import { orNotFound } from './or-not-found.ts'

/** Words would need the details that each type has of its own. */
const refused = (type: AnyRefusalType) => new Refusal({ code: type.code, kind: type.kind, words: () => '' })

/** What the loader of a route throws when the server answers its question with this. */
async function thrownAt(error: unknown): Promise<unknown> {
  const answer = TRPCClientError.from({ error: errorShape(asTRPCError(error), 'nl') } as never)
  return orNotFound(Promise.reject(answer)).catch((thrown) => thrown)
}

test('whatever the server says is not there is a page that is not there', async () => {
  const missing = [...refusalTypes.values()].filter(({ kind }) => kind === 'missing')
  expect(missing.length).toBeGreaterThan(5)
  for (const type of missing) {
    expect([type.code, isNotFound(await thrownAt(refused(type)))]).toEqual([type.code, true])
  }
})

test('any other "no" is told as what it is, but for an address that is none', async () => {
  const others = [...refusalTypes.values()].filter(({ kind }) => kind !== 'missing')
  const found: string[] = []
  for (const type of others) if (isNotFound(await thrownAt(refused(type)))) found.push(type.code)
  expect(found.toSorted()).toEqual(['input_invalid', 'message_self'])
})

test('a bug and a lost line are no missing page', async () => {
  expect(isNotFound(await thrownAt(new Error('bug')))).toBe(false)
  const offline = new TRPCClientError('Failed to fetch')
  expect(await orNotFound(Promise.reject(offline)).catch((thrown) => thrown)).toBe(offline)
})
