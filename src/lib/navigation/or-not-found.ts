import { notFound } from '@tanstack/react-router'
import { refusalIn } from '../refusal-words.ts'

const missing: readonly unknown[] = [
  ...['conversation_not_found', 'member_not_found', 'order_not_found', 'package_not_found', 'direct_debit_not_found'],
  ...['transaction_not_found', 'purchase_not_found'],
  ...['message_self', 'input_invalid'],
]

/** For a route's loader: what is not there, not mine, or not an address at all is a page that is not there (404). */
export async function orNotFound<Data>(answer: Promise<Data>): Promise<Data> {
  try {
    return await answer
  } catch (error) {
    if (missing.includes(refusalIn(error)?.code)) throw notFound()
    throw error
  }
}
