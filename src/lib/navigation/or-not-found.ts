import { notFound } from '@tanstack/react-router'
import { TRPCClientError } from '@trpc/client'
import { refusalIn } from '../refusal-words.ts'

/** What is no address of anything, though the server knows what it refuses. */
const noAddress: readonly unknown[] = ['message_self', 'input_invalid']

/** For a route's loader: what is not there, not mine, or not an address at all is a page that is not there (404). */
export async function orNotFound<Data>(answer: Promise<Data>): Promise<Data> {
  try {
    return await answer
  } catch (error) {
    if (isMissing(error)) throw notFound()
    throw error
  }
}

function isMissing(error: unknown): boolean {
  const refusal = refusalIn(error)
  if (!refusal || !(error instanceof TRPCClientError)) return false
  return error.data.code === 'NOT_FOUND' || noAddress.includes(refusal.code)
}
