const storageKey = 'chunk-reloaded-at'
const pause = 60_000

/** Whether an error means that a piece of the application could not be loaded (Chromium, Firefox, Safari). */
export function isMissingChunk(error: unknown): boolean {
  const message = error instanceof Error ? error.message : String(error)
  return /dynamically imported module|module script failed/i.test(message)
}

/**
 * After a deploy an old page may ask for a chunk that is gone: a reload is due, at most once per 60 seconds
 * (product §12.3). Notes it when it answers yes.
 */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(storageKey) ?? 0)
  if (now - last < pause) return false
  storage.setItem(storageKey, String(now))
  return true
}
