import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'

/** A message as the browser decrypts it, and the headers that the push service received. */
export interface Pushed {
  text: string
  ttl: string | null
  topic: string | null
  urgency: string | null
  /** Who has signed the request: a public key in base64url. */
  sender: string
  claims: { aud: string; sub: string; exp: number }
}

/** A browser that takes messages. */
export interface TestBrowser {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  got: Pushed[]
}

/**
 * A push service (RFC 8030) that lets in who signs (RFC 8292), with browsers that decrypt what it brings them (RFC 8291).
 * `answer` is what the next requests get: 201 by default.
 */
export function startPushService() {
  const browsers = new Map<string, (request: Request) => Promise<void>>()
  const service = { answer: 201, asked: 0 }
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request): Promise<Response> {
      service.asked++
      const take = browsers.get(new URL(request.url).pathname)
      if (!take) return new Response(null, { status: 410 })
      if (service.answer === 302) return Response.redirect(new URL('/elsewhere', request.url).href, 302)
      if (service.answer === 201) await take(request)
      return new Response('x'.repeat(1000), { status: service.answer })
    },
  })
  const origin = `http://127.0.0.1:${server.port}`

  function browser(): TestBrowser {
    const pair = createECDH('prime256v1')
    const p256dh = pair.generateKeys('base64url')
    const secret = randomBytes(16)
    const path = `/push/${randomBytes(12).toString('base64url')}`
    const got: Pushed[] = []
    browsers.set(path, async (request) => {
      const { headers } = request
      const { sender, claims } = signed(headers.get('authorization') ?? '')
      const body = Buffer.from(await request.arrayBuffer())
      if (headers.get('content-encoding') !== 'aes128gcm') throw new Error('of another encoding')
      const text = decrypted(body, pair, secret)
      got.push({
        text,
        sender,
        claims,
        ttl: headers.get('ttl'),
        topic: headers.get('topic'),
        urgency: headers.get('urgency'),
      })
    })
    return { subscription: { endpoint: origin + path, keys: { p256dh, auth: secret.toString('base64url') } }, got }
  }

  return {
    origin,
    service,
    browser,
    /** It knows the browser no more. */
    forget: ({ subscription }: TestBrowser) => browsers.delete(new URL(subscription.endpoint).pathname),
    close: () => server.stop(true),
  }
}

/** Who has signed, when the signature is theirs. */
function signed(authorization: string): Pick<Pushed, 'sender' | 'claims'> {
  const [, token = '', sender = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const [header = '', payload = '', signature = ''] = token.split('.')
  const point = Buffer.from(sender, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const data = Buffer.from(`${header}.${payload}`)
  if (!verify('sha256', data, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')))
    throw new Error('signed by somebody else')
  return { sender, claims: JSON.parse(Buffer.from(payload, 'base64url').toString()) }
}

/** One record: salt, size, the sender's key of this message, then what is encrypted, with its delimiter. */
function decrypted(body: Buffer, pair: ReturnType<typeof createECDH>, secret: Buffer): string {
  const [salt, keyLength] = [body.subarray(0, 16), body[20] ?? 0]
  const senderKey = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey])
  const input = Buffer.from(hkdfSync('sha256', pair.computeSecret(senderKey), secret, info, 32))
  const derived = (use: string, length: number) =>
    Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${use}\0`, length))
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const record = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return record.subarray(0, record.lastIndexOf(2)).toString()
}
