import { privateKey, readPrivate, writePrivate } from './private-store.ts'

/** What led a member to the shop: who has bought goes back there. */
export interface BuyingFor {
  /** Of this site, from the slash on, with its search. */
  path: string
  /** The other member of the conversation in which the credits ran out. */
  to: { id: string; name: string } | null
}

const keyOf = (memberId: string) => privateKey(memberId, 'buying-for')

/** Null: they have gone back. */
export function noteBuyingFor(memberId: string, led: BuyingFor | null): void {
  writePrivate(keyOf(memberId), led && JSON.stringify(led))
}

/** Records the page from which a member came to the shop. An entry for the same page keeps its member. */
export function noteCameFrom(memberId: string, path: string): void {
  if (!isOwnPath(path) || readBuyingFor(memberId)?.path === path) return
  noteBuyingFor(memberId, { path, to: null })
}

export function readBuyingFor(memberId: string): BuyingFor | null {
  try {
    const { path, to } = JSON.parse(readPrivate(keyOf(memberId)) ?? '') as BuyingFor
    if (!isOwnPath(path)) return null
    const isNamed = typeof to?.id === 'string' && typeof to.name === 'string'
    return { path, to: isNamed ? { id: to.id, name: to.name } : null }
  } catch {
    return null
  }
}

/** Of a page of this site: one slash at its beginning, for two lead elsewhere, as a backslash does. */
const isOwnPath = (path: unknown): path is string =>
  typeof path === 'string' && path.length <= 1000 && /^\/(?![/\\])[^\s\\]*$/.test(path)
