import { filesName } from './private-store.ts'

// Files that a member leaves half done in this browser, beside what private-store.ts keeps of them and forgets with it. Where
// the browser keeps nothing, this tab remembers by itself.

const unkept = new Map<string, Blob>()

export async function keepFile(key: string, file: Blob): Promise<void> {
  unkept.set(key, file)
  await inStore('readwrite', (store) => store.put(file, key)).catch(() => {})
}

export async function readFile(key: string): Promise<Blob | undefined> {
  const file: unknown = unkept.get(key) ?? (await inStore('readonly', (store) => store.get(key)).catch(() => undefined))
  return file instanceof Blob ? file : undefined
}

export async function forgetFile(key: string): Promise<void> {
  unkept.delete(key)
  await inStore('readwrite', (store) => store.delete(key)).catch(() => {})
}

const storeName = 'files'

/** Opens for each: an open line would hold up who throws all of it away. */
async function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(filesName)
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName)
  const database = await resultOf(opening)
  try {
    return await resultOf(act(database.transaction(storeName, mode).objectStore(storeName)))
  } finally {
    database.close()
  }
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  request.onsuccess = () => resolve(request.result)
  request.onerror = () => reject(request.error)
  return promise
}
