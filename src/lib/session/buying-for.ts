import { privateKey, readPrivate, writePrivate } from './private-store.ts'

/** To whom a member was writing when their credits ran out: who has bought goes back there. */
export interface BuyingFor {
  id: string
  name: string
}

const keyOf = (memberId: string) => privateKey(memberId, 'buying-for')

/** Null: they do not buy for a conversation. */
export function noteBuyingFor(memberId: string, other: BuyingFor | null): void {
  writePrivate(keyOf(memberId), other && JSON.stringify(other))
}

export function readBuyingFor(memberId: string): BuyingFor | null {
  try {
    const { id, name } = JSON.parse(readPrivate(keyOf(memberId)) ?? '') as BuyingFor
    return typeof id === 'string' && typeof name === 'string' ? { id, name } : null
  } catch {
    return null
  }
}
