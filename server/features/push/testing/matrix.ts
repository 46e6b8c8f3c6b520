import { randomBytes } from 'node:crypto'
import type { Db } from '../../../../db/client.ts'
import { pushSubscriptions, sessions } from '../../../../db/schema/index.ts'
import { noObject } from '../../../contract/testing/access/objects.ts'
import { type Matrix, ownBrowser } from '../../../testing/matrix.ts'

const limit = { seconds: 60, member: 30 }

const keys = {
  // A point of the curve, from the example of RFC 8291.
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const endpoint = 'https://fcm.googleapis.com/fcm/send/one'

/** The browser of another log-in. */
async function fill(db: Db, memberId: string): Promise<void> {
  const [sessionId, createdAt] = [`push-${memberId}`, new Date('2026-01-01T00:00:00Z')]
  await db.insert(sessions).values({ id: sessionId, memberId, createdAt, expiresAt: new Date('2027-01-01T00:00:00Z') })
  const filled = { sessionId, memberId, ...keys, endpoint: `${endpoint}-${randomBytes(8).toString('hex')}` }
  await db.insert(pushSubscriptions).values({ ...filled, queuedSeq: 0, toldSeq: 0, createdAt })
}

export const matrix: Matrix = {
  fill,
  procedures: {
    'push.state': noObject,
    'push.subscribe': () => ({
      'at a known service': { endpoint, keys },
      'at an unknown one': { endpoint: 'https://push.example/one', keys },
    }),
    'push.unsubscribe': noObject,
  },
  changes: {
    'push.subscribe': { unseen: ownBrowser },
    'push.unsubscribe': { unseen: ownBrowser },
  },
  limits: { 'push.state': limit, 'push.subscribe': limit, 'push.unsubscribe': limit },
}
