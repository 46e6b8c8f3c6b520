import type { MessageKey } from '../../../../db/queries/credits/returned.ts'
import { aMember, aSite, type TestMember } from '../../../../db/testing/factories.ts'
import type { freshDatabase } from '../../../../db/testing/index.ts'
import { aSession } from '../../../../db/testing/journeys.ts'
import { appOf } from '../../../testing/php.ts'
import { testWorld } from '../../../testing/world.ts'
import { aPicture } from '../../photos/testing/picture.ts'
import type { SentMessage } from '../views.ts'

export const newId = () => crypto.randomUUID()

interface Sending {
  clientId?: string
  body?: Uint8Array<ArrayBuffer> | ReadableStream
  headers?: Record<string, string>
  signal?: AbortSignal
}

/**
 * Three sites (one where photos are free, one where they are hidden after 30 days), and members who send each other photos as
 * their browsers would.
 */
export async function photoScene(database: Awaited<ReturnType<typeof freshDatabase>>) {
  const { db } = database
  await aSite(db)
  await aSite(db, { id: 'other', hosts: ['other.localhost'], settings: { photoCredits: 0 } })
  await aSite(db, { id: 'short', hosts: ['short.localhost'], settings: { hideMessagesAfterDays: 30 } })
  const world = await testWorld(database)
  const app = appOf(world)
  const photo = await aPicture(900, 1200)

  /** Sends a photo as the browser of this member would; what is answered. */
  async function post(from: TestMember | null, to: { id: string }, sending: Sending = {}) {
    const { clientId = newId(), body = photo, headers = {}, signal } = sending
    const query = new URLSearchParams({ memberId: to.id, clientId })
    const request = new Request(`http://localhost/chat-photos?${query}`, {
      ...{ method: 'POST', body, ...(signal && { signal }) },
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-length': `${body instanceof Uint8Array ? body.byteLength : 1000}`,
        ...(from && { cookie: `vonk_session=${await aSession(db, from.id)}` }),
        ...headers,
      },
    })
    const response = await app.handle(request)
    const answer = response.status === 499 ? {} : await response.json()
    const refused = response.status === 200 ? undefined : (answer.message as string)
    return { status: response.status, refused, sent: answer as SentMessage }
  }

  async function look(
    member: TestMember | null,
    { conversationId, seq }: MessageKey,
    more: { file?: string; host?: string } = {},
  ) {
    const { file = 'full', host = 'localhost' } = more
    const headers = member ? { cookie: `vonk_session=${await aSession(db, member.id)}` } : undefined
    return app.handle(new Request(`http://${host}/chat-photos/${conversationId}/${seq}/${file}.webp`, { headers }))
  }
  const statusOf = async (...asked: Parameters<typeof look>) => (await look(...asked)).status

  async function storedFiles(): Promise<string[]> {
    const keys: string[] = []
    for await (const { key } of world.storage.list('photos')) keys.push(key)
    return keys.sort()
  }

  async function aTalk(traits: { credits?: number; freeMessages?: number; siteId?: string } = { credits: 10 }) {
    const [ada, ben] = [await aMember(db, traits), await aMember(db, { siteId: traits.siteId, freeMessages: 5 })]
    return { ada, ben, asAda: await world.as(ada), asBen: await world.as(ben) }
  }

  async function aSentPhoto(traits?: Parameters<typeof aTalk>[0]) {
    const talk = await aTalk(traits)
    const { sent } = await post(talk.ada, talk.ben)
    return { ...talk, place: { conversationId: sent.conversationId, seq: sent.message.seq } }
  }

  return { world, app, photo, post, look, statusOf, storedFiles, aTalk, aSentPhoto }
}
