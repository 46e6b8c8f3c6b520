import type { Person } from '../clients/people.ts'
import type { rounds, Shop } from './shop.ts'

/** One way in which money moves, or stops moving. */
export interface Way {
  name: string
  /** Who takes its steps: a request of the member's or the bank's, or a round. */
  who: 'requests' | (typeof rounds)[number]
  /** Brings somebody new to where it can begin. */
  prepare(shop: Shop): Promise<Begun>
}

export interface Begun {
  person: Person
  orderId: string
  /** Sends the request that is cut off; a round is begun for all. */
  send?(shop: Shop): Promise<unknown>
  /** What others do before the first round: a provider repeats a webhook that got no answer. */
  meanwhile?(shop: Shop): Promise<unknown>
  /** What the interrupted person does when the server is back: they press again, and go on to the end. */
  goOn?(shop: Shop): Promise<unknown>
  /** What it comes to in the end (`endOf`). */
  right: string
}
