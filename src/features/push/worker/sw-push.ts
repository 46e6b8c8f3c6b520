import type { PushNotice } from '../../../../server/features/push/notice.ts'
import { answerOffline, keepOfflinePage } from './offline-page.ts'

// What the browser runs beside the pages, at /sw-push.js. Of what is asked it answers only what could not be sent.

/** What it uses of its surroundings; the types of browsers know pages alone. */
interface ServiceWorkerLike {
  registration: ServiceWorkerRegistration
  location: Location
  skipWaiting(): Promise<void>
  clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowClientLike[]>
    openWindow(address: string): Promise<unknown>
  }
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEventLike) => void): void
  addEventListener(type: 'push', listener: (event: Lasting & { data: { json(): PushNotice } | null }) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Lasting & { notification: Notification }) => void): void
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEventLike {
  request: Request
  respondWith(answer: Promise<Response>): void
}

interface WindowClientLike {
  url: string
  visibilityState: DocumentVisibilityState
  focused: boolean
  focus(): Promise<WindowClientLike>
  navigate(address: string): Promise<WindowClientLike | null>
}

const worker = self as unknown as ServiceWorkerLike

worker.addEventListener('install', (event) => {
  // Push messages do without that page.
  event.waitUntil(
    keepOfflinePage()
      .catch(() => {})
      .then(() => worker.skipWaiting()),
  )
})
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('fetch', (event) => {
  const answer = answerOffline(event.request)
  if (answer) event.respondWith(fetch(event.request).catch(answer))
})
worker.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()))
})
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.path))
})

const pages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true })

const pictures = { icon: '/icon-192.png', badge: '/push-badge.png' }

/** Silent over a visible page. It is always shown: Safari revokes the permission of a site that shows nothing. */
async function show({ title, body, tag, path }: PushNotice): Promise<void> {
  const isSeen = (await pages()).some(({ visibilityState, focused }) => visibilityState === 'visible' && focused)
  await worker.registration.showNotification(title, { body, tag, data: { path }, silent: isSeen, ...pictures })
  if (isSeen) for (const shown of await worker.registration.getNotifications({ tag })) shown.close()
}

/** In the page that is open, else in a new one; on this site, whatever the message says. */
async function open(path: string): Promise<void> {
  const { origin } = worker.location
  const address = new URL(path, origin)
  const place = address.origin === origin ? address.href : origin
  const [page] = await pages()
  if (!page) return void (await worker.clients.openWindow(place))
  const focused = await page.focus()
  // A page that was loaded before the worker was there is not its own to lead.
  await focused.navigate(place).catch(() => worker.clients.openWindow(place))
}
