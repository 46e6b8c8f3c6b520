import { workerPath } from '../../lib/browser/service-worker.ts'

/** What this browser can do and does: see product §11.4. */
export interface BrowserPush {
  ability: 'unsupported' | 'denied' | 'default' | 'granted'
  /** By which public key it has subscribed, in base64url; null where it has not. */
  key: string | null
}

/** Its subscription, as `push.subscribe` takes it. */
interface BrowserSubscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

export async function lookAtBrowser(): Promise<BrowserPush> {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isAble) return { ability: 'unsupported', key: null }
  const ability = Notification.permission
  if (ability !== 'granted') return { ability, key: null }
  return { ability, key: keyOf(await findSubscription()) }
}

/** Asks for the permission, which only follows a press. */
export async function isAllowed(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}

/** Throws where the browser cannot reach its push service. */
export async function subscribeBrowser(publicKey: string): Promise<BrowserSubscription> {
  await navigator.serviceWorker.register(workerPath)
  const { pushManager } = await navigator.serviceWorker.ready
  const earlier = await pushManager.getSubscription()
  // A browser has one key at a time: an earlier installation's subscription blocks a new one.
  if (earlier && keyOf(earlier) !== publicKey) await earlier.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = made.toJSON()
  return { endpoint: endpoint ?? '', keys: { p256dh, auth } }
}

export async function unsubscribeBrowser(): Promise<void> {
  await (await findSubscription())?.unsubscribe()
}

/** Takes from the screen what the page that is looked at shows by itself. */
export async function clearNotifications(): Promise<void> {
  for (const shown of (await (await findWorker())?.getNotifications()) ?? []) shown.close()
}

const findWorker = async () => navigator.serviceWorker?.getRegistration(workerPath)

const findSubscription = async () => (await findWorker())?.pushManager.getSubscription()

function keyOf(subscription: PushSubscription | null | undefined): string | null {
  const key = subscription?.options.applicationServerKey
  if (!key) return null
  const letters = btoa(String.fromCharCode(...new Uint8Array(key)))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
