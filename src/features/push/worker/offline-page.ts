// A page that is opened without a connection. The browser keeps these two files alone, which are the same for everybody.

const cacheName = 'vonk-offline-1'
const pagePath = '/offline'
const kept = [pagePath, '/icon.svg']

export const keepOfflinePage = async (): Promise<void> => (await caches.open(cacheName)).addAll(kept)

/** What answers a request that the browser cannot send; undefined for what is left to the browser. */
export function answerOffline({ method, mode, url }: Request): (() => Promise<Response>) | undefined {
  const { pathname } = new URL(url)
  const path = mode === 'navigate' ? pagePath : kept.find((each) => each === pathname)
  if (method !== 'GET' || !path) return undefined
  return async () => (await caches.match(path, { ignoreVary: true })) ?? Response.error()
}
