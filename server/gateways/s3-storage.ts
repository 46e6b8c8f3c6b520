import { S3Client } from 'bun'
import { tryAgainLater } from '../core/refusals.ts'
import { checkKey, type Storage } from './storage.ts'

export interface S3Config {
  bucket: string
  /** The address of a service that is not Amazon's. */
  endpoint?: string | undefined
  region?: string | undefined
  accessKeyId: string
  secretAccessKey: string
}

/** Keeps the files in a private bucket of any service that speaks S3. Only this server reads it: no address of it is ever given out. */
export function s3Storage(config: S3Config, { pageSize = 1000 } = {}): Storage {
  const client = new S3Client(config)
  const at = (key: string) => client.file(checkKey(key))
  return {
    async put(key, content) {
      await reached(at(key).write(content))
    },
    // Read whole: with the S3 file as a response body, Bun would redirect the client to the bucket with a signed URL.
    async get(key) {
      const bytes = await reached(at(key).bytes(), isMissing)
      return bytes && new Blob([bytes])
    },
    has: async (key) => reached(at(key).exists()),
    async remove(key) {
      await reached(at(key).delete(), isMissing)
    },
    async *list(folder) {
      const prefix = `${checkKey(folder)}/`
      let continuationToken: string | undefined
      do {
        const page = await reached(client.list({ prefix, maxKeys: pageSize, continuationToken }))
        for (const { key, lastModified } of page.contents ?? [])
          yield { key, changedAt: new Date(lastModified ?? Date.now()) }
        continuationToken = page.isTruncated ? page.nextContinuationToken : undefined
      } while (continuationToken)
    },
  }
}

/**
 * Resolves with the service's response. If it cannot be reached or fails itself, the error asks the caller to retry
 * later.
 */
async function reached<T>(asked: Promise<T>): Promise<T>
async function reached<T>(asked: Promise<T>, isFine: (error: unknown) => boolean): Promise<T | undefined>
async function reached<T>(asked: Promise<T>, isFine = (_: unknown) => false): Promise<T | undefined> {
  try {
    return await asked
  } catch (cause) {
    if (isFine(cause)) return undefined
    throw isRefused(cause) ? cause : tryAgainLater({ retryAfter: 60 }, { cause })
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
const isMissing = (error: unknown) => codeOf(error) === 'NoSuchKey'

/** The operator's to mend: no waiting helps. */
const isRefused = (error: unknown) =>
  ['AccessDenied', 'InvalidAccessKeyId', 'SignatureDoesNotMatch', 'NoSuchBucket'].includes(codeOf(error))
