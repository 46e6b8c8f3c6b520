import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { SearchPosition } from '../../../db/queries/search.ts'
import { Refusal } from '../../core/refusal.ts'

const algorithm = 'aes-256-gcm'
const [ivLength, tagLength] = [12, 16]

/** Where the next page begins, for a browser to hand back. Sealed: it tells to the millisecond when somebody was here. */
export function sealPosition(secret: string, { lastActiveAt, memberId }: SearchPosition): string {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, keyOf(secret), iv)
  const sealed = [cipher.update(`${lastActiveAt.getTime()} ${memberId}`), cipher.final()]
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64url')
}

/** Throws `input_invalid` for what we have not sealed. */
export function unsealPosition(secret: string, cursor: string): SearchPosition {
  const bytes = Buffer.from(cursor, 'base64url')
  try {
    const decipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, ivLength))
    decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
    const text = Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()])
    const [moment = '', memberId = ''] = text.toString().split(' ')
    return { lastActiveAt: new Date(Number(moment)), memberId }
  } catch (cause) {
    throw new Refusal('input_invalid', { field: 'cursor' }, { cause })
  }
}

/** A key of its own: the secret signs photo addresses as well. */
const keyOf = (secret: string) => createHash('sha256').update(`search position ${secret}`).digest()
