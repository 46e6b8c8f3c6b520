import { createECDH, hkdfSync } from 'node:crypto'
import { generateRequestDetails } from 'web-push'

/** Where a browser takes messages: an address at its push service, and what only it can read them by (RFC 8291). */
export interface PushTarget {
  endpoint: string
  /** In base64url. */
  p256dh: string
  auth: string
}

export interface PushMessage {
  /** At most 3 kB. The push service cannot read it. */
  text: string
  /** Seconds for which the service keeps it for a browser that is away. */
  ttl: number
  /** One that waits with the same topic is replaced. At most 32 characters of base64url. */
  topic: string
}

/** By which push services know who sends (RFC 8292), in base64url. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/** A push service did not take a message. What it said names the browser, and this goes into logs: only its code stays. */
export class PushRefused extends Error {
  override readonly name = 'PushRefused'

  constructor(
    /** Undefined when it could not be asked. */
    readonly status?: number,
  ) {
    super(`the push service did not take the message${status === undefined ? '' : `: ${status}`}`)
  }

  /** It may take the same message later. */
  get isPassing(): boolean {
    return this.status === undefined || this.status === 408 || this.status === 429 || this.status >= 500
  }
}

/** Milliseconds that a push service may take. */
const patience = 10_000

/**
 * Encrypts a message and hands it over; `gone` when the browser does not take any more. Follows no redirect, and reads
 * nothing of the answer but its status. Throws `PushRefused`.
 */
export async function sendPush(
  target: PushTarget,
  { text, ttl, topic }: PushMessage,
  vapid: VapidKeys & { subject: string },
): Promise<'taken' | 'gone'> {
  const { endpoint, p256dh, auth } = target
  const { headers, body } = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
    ...{ TTL: ttl, topic, urgency: 'high', vapidDetails: vapid },
  })
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    body: new Uint8Array(body as Buffer),
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  }).catch(() => {
    throw new PushRefused()
  })
  await response.body?.cancel()
  if (response.ok) return 'taken'
  if (response.status === 404 || response.status === 410) return 'gone'
  throw new PushRefused(response.status)
}

/** The order of the group P-256 (FIPS 186). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/**
 * The pair of an installation: derived of its secret, so that there is one from the first start on, on every node the same.
 * Browsers stay bound to the public key by which they subscribed.
 */
export function vapidKeysOf(secret: string): VapidKeys {
  if (derived?.secret !== secret) derived = { secret, keys: deriveVapidKeys(secret) }
  return derived.keys
}

/** Deriving them takes a tenth of the time of a whole answer, and there is one secret. */
let derived: { secret: string; keys: VapidKeys } | undefined

function deriveVapidKeys(secret: string): VapidKeys {
  // 128 bits more than the order has: no scalar is likelier than another.
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'push messages: VAPID', 48))
  const scalar = (BigInt(`0x${bytes.toString('hex')}`) % (order - 1n)) + 1n
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex'))
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') }
}
