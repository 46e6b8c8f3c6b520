import { expect, test } from 'bun:test'
import { TRPCClientError } from '@trpc/client'
import { UnfitPhoto } from './prepare.ts'
import { troubleOf } from './trouble.ts'

const words = 'Nee'
const refused = (code: string) =>
  TRPCClientError.from({ error: { code: -32600, message: code, data: { refusal: { code, words, details: {} } } } })

test.each(['photo_unreadable', 'photo_too_large', 'photo_too_small', 'photo_removed_before', 'photo_not_found'])(
  'what is refused with %p stays so, and is not offered again',
  (code) => expect(troubleOf(refused(code))).toEqual({ words, canRetry: false }),
)

test('what this browser cannot open is not offered again', () => {
  expect(troubleOf(new UnfitPhoto(words))).toEqual({ words, canRetry: false })
})

test.each([refused('photo_limit_reached'), refused('too_many_requests'), new TypeError('Failed to fetch')])(
  '%p may go well later',
  (error) => expect(troubleOf(error).canRetry).toBe(true),
)
