import { createAtom } from '@tanstack/react-store'

/**
 * What a member leaves half done in this browser: drafts, messages on their way. It outlives a reload and is shared by
 * tabs, but not the session: on a shared computer nobody reads it after the log-out (sealed-store.ts). Where the browser
 * keeps nothing (blocked, full), this tab remembers by itself.
 */
const prefix = 'vonk-private-'
const unkept = new Map<string, string>()
let isClosed = false

export const privateKey = (memberId: string, ...names: string[]): string => prefix + [memberId, ...names].join('-')

export function readPrivate(key: string): string | null {
  try {
    return unkept.get(key) ?? localStorage.getItem(key)
  } catch {
    return unkept.get(key) ?? null
  }
}

/** `null` forgets it. */
export function writePrivate(key: string, value: string | null): void {
  if (isClosed) return
  unkept.delete(key)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value !== null) unkept.set(key, value)
  }
  noteChange()
}

/** Counts the changes in this tab and in others: subscribers read their entries again. */
export const privateChanges = createAtom(0)
const noteChange = (): void => privateChanges.set((count) => count + 1)
if (typeof window !== 'undefined') window.addEventListener('storage', noteChange)

/** Where texts lie that nobody can read before their writer logs in again (sealed-store.ts). */
export const sealedKey = 'vonk-sealed'

export function hasSealed(): boolean {
  try {
    return localStorage.getItem(sealedKey) !== null
  } catch {
    return false
  }
}

/** The keys of what this browser keeps, of all members. */
export const privateKeys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(prefix))

/** A page that is being left writes nothing more: its member's session is over. */
export function closePrivate(): void {
  isClosed = true
}

/** The browser's database of the files that belong to it (private-files.ts): none of them can be sealed. */
export const filesName = 'vonk-private-files'

export function forgetPrivate(): void {
  unkept.clear()
  globalThis.indexedDB?.deleteDatabase(filesName)
  try {
    for (const key of privateKeys()) localStorage.removeItem(key)
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}
