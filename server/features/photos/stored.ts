import type { World } from '../../core/context.ts'
import type { Storage } from '../../gateways/storage.ts'
import type { PhotoKind } from './kinds.ts'
import { UnfitPicture } from './pictures/unfit.ts'
import type { MadePhoto } from './pictures/variants.ts'
import type { ReceivedPicture } from './pictures/worker.ts'

/** By storage and key. */
const making = new WeakMap<Storage, Map<string, Promise<boolean>>>()

export function originalKey(key: string): string {
  return `photos/${key}/original`
}

export function variantKey(key: string, variant: string): string {
  return `photos/${key}/${variant}.webp`
}

/**
 * Makes all files of an uploaded photo, and keeps only what is shown. Throws as `workOnPicture` does. After that, or if
 * the storage fails, some of the files may exist.
 */
export async function makePhotoFiles(
  storage: Storage,
  kind: PhotoKind,
  key: string,
  content: Uint8Array,
  received: ReceivedPicture,
): Promise<MadePhoto> {
  const made = await kind.make(content, received)
  await putVariants(storage, kind, key, made)
  await storage.put(originalKey(key), made.files.full)
  return made
}

/** All of them, whichever are there. */
export async function removePhotoFiles(storage: Storage, kind: PhotoKind, key: string): Promise<void> {
  const keys = [originalKey(key), ...kind.variants.map((variant) => variantKey(key, variant))]
  for (const one of keys) await storage.remove(one)
}

/**
 * The file of one variant. Made now, together with its sisters, when only the original is there; undefined when that is
 * missing as well. Throws UnfitPicture for an original that is none.
 */
export async function ensureVariant<Variant extends string>(
  storage: Storage,
  kind: PhotoKind<Variant>,
  key: string,
  variant: Variant,
): Promise<Blob | undefined> {
  const ready = await storage.get(variantKey(key, variant))
  if (ready) return ready
  return (await makeOnce(storage, kind, key)) ? storage.get(variantKey(key, variant)) : undefined
}

/** Like `ensureVariant`, for serving. An original that is no picture is logged as an error, and counts as missing. */
export async function variantToShow<Variant extends string>(
  { storage, log }: Pick<World, 'storage' | 'log'>,
  kind: PhotoKind<Variant>,
  key: string,
  variant: Variant,
): Promise<Blob | undefined> {
  return ensureVariant(storage, kind, key, variant).catch((error) => {
    if (!(error instanceof UnfitPicture)) throw error
    log.error({ key, error }, 'photo cannot be read')
    return undefined
  })
}

/** Concurrent requests for the same photo share one run. False if there is no original. */
function makeOnce(storage: Storage, kind: PhotoKind, key: string): Promise<boolean> {
  const byKey = making.get(storage) ?? new Map<string, Promise<boolean>>()
  making.set(storage, byKey)
  const underway = byKey.get(key) ?? make(storage, kind, key).finally(() => byKey.delete(key))
  byKey.set(key, underway)
  return underway
}

async function make(storage: Storage, kind: PhotoKind, key: string): Promise<boolean> {
  const original = await storage.get(originalKey(key))
  if (!original) return false
  await putVariants(storage, kind, key, await kind.make(await original.bytes()))
  return true
}

async function putVariants(
  storage: Storage,
  { variants }: PhotoKind,
  key: string,
  { files }: MadePhoto,
): Promise<void> {
  await Promise.all(variants.map((variant) => storage.put(variantKey(key, variant), files[variant] as Uint8Array)))
}
