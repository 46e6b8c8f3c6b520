import type { Log } from '../../../server/core/operations/log.ts'
import { memberPhoto } from '../../../server/features/photos/kinds.ts'
import { originalKey, variantToShow } from '../../../server/features/photos/stored.ts'
import type { Storage } from '../../../server/gateways/storage.ts'
import { portraits, scenes } from './pool.ts'

/** Draws what the storage does not have yet: quick, for the variants are made later. */
export async function putDemoPhotos(storage: Storage): Promise<void> {
  await Promise.all(
    [...portraits, ...scenes].map(async ({ key, draw }) => {
      if (!(await storage.has(originalKey(key)))) await storage.put(originalKey(key), draw())
    }),
  )
}

/**
 * Makes the variants of the demo's photos one after the other, while the site already answers. A request for a photo
 * whose variants do not exist yet makes them at once. Ends early when `signal` aborts; the next start continues.
 */
export async function renderDemoPhotos(
  { storage, log }: { storage: Storage; log: Log },
  signal: AbortSignal,
): Promise<void> {
  const telling = (work: Promise<unknown>) =>
    work.catch((error: unknown) => log.error({ error }, 'a photo of the demo could not be made'))
  await telling(putDemoPhotos(storage))
  for (const { key } of [...portraits, ...scenes]) {
    if (signal.aborted) return
    // One that fails is made when somebody asks for it.
    await telling(variantToShow({ storage, log }, memberPhoto, key, 'card'))
  }
}
