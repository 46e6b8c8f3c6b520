import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { inputInvalid } from '../refusals.ts'

const algorithm = 'aes-256-gcm'
const [ivLength, tagLength] = [12, 16]

/** A text for a browser to keep and hand back, which tells it nothing. What is sealed for one purpose opens for no other. */
export function seal(secret: string, purpose: string, text: string): string {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, keyOf(secret, purpose), iv)
  const sealed = [cipher.update(text), cipher.final()]
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64url')
}

/** Throws `input_invalid`, naming `field`, for what we have not sealed for this purpose. */
export function unseal(secret: string, purpose: string, sealed: string, field: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv(algorithm, keyOf(secret, purpose), bytes.subarray(0, ivLength))
    decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
    return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString()
  } catch (cause) {
    throw inputInvalid({ field }, { cause })
  }
}

/** A key of its own: the secret signs photo addresses as well. */
const keyOf = (secret: string, purpose: string) => createHash('sha256').update(`${purpose} ${secret}`).digest()
