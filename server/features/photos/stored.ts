import { availableParallelism } from 'node:os'
import { createSemaphore } from '../../core/concurrency/semaphore.ts'
import type { Storage } from '../../gateways/storage.ts'
import { type PhotoVariant, photoVariants } from './addresses.ts'
import { makeVariants } from './variants.ts'

/** Pictures in work at once: one processor stays free, so that the rest of the product answers meanwhile. */
const inTurn = createSemaphore(Math.max(1, Math.min(2, availableParallelism() - 1)))

/** By storage and key. */
const making = new WeakMap<Storage, Map<string, Promise<boolean>>>()

export function originalKey(key: string): string {
  return `photos/${key}/original`
}

export function variantKey(key: string, variant: PhotoVariant): string {
  return `photos/${key}/${variant}.webp`
}

/**
 * The file of one variant. Made now, together with its sisters, when only the original is there; undefined when that is
 * missing as well. Throws UnreadablePhoto for an original that is no picture.
 */
export async function ensureVariant(storage: Storage, key: string, variant: PhotoVariant): Promise<Blob | undefined> {
  const ready = await storage.get(variantKey(key, variant))
  if (ready) return ready
  return (await makeOnce(storage, key)) ? storage.get(variantKey(key, variant)) : undefined
}

/** Whoever asks for the same photo meanwhile waits for the same work. False when there is no original. */
function makeOnce(storage: Storage, key: string): Promise<boolean> {
  const byKey = making.get(storage) ?? new Map<string, Promise<boolean>>()
  making.set(storage, byKey)
  const underway = byKey.get(key) ?? inTurn(() => make(storage, key)).finally(() => byKey.delete(key))
  byKey.set(key, underway)
  return underway
}

async function make(storage: Storage, key: string): Promise<boolean> {
  const original = await storage.get(originalKey(key))
  if (!original) return false
  const { files } = await makeVariants(await original.bytes())
  await Promise.all(photoVariants.map((variant) => storage.put(variantKey(key, variant), files[variant])))
  return true
}
