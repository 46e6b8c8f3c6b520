import { isUnavailable } from '../../../../db/errors.ts'
import type { Storage } from '../../../gateways/storage.ts'
import type { PhotoKind } from '../kinds.ts'
import { UnfitPicture } from '../pictures/unfit.ts'
import type { MadePhoto } from '../pictures/variants.ts'
import { photoTooLarge, photoTooSmall, photoUnreadable } from '../refusals.ts'
import { leastPhoto } from '../rules/size.ts'
import { makePhotoFiles, removePhotoFiles } from '../stored.ts'
import type { ReceivedPhoto } from './receive.ts'
import { photoTypeOf } from './type.ts'

/** Where the storage has a photo that has just come, and what it looks like. */
export interface KeptPhoto extends MadePhoto {
  storageKey: string
}

/** What was written of it. `isTaken` is false where it was there already, so that these files are of no use. */
interface KeptUpload<T> {
  result: T
  isTaken: boolean
}

/**
 * Makes the files of what has come, and then has `write` say whose they are. What is refused, called off or there
 * already leaves no file behind.
 */
export async function keepPhoto<T>(
  storage: Storage,
  kind: PhotoKind,
  { content, signal, shares }: ReceivedPhoto,
  write: (kept: KeptPhoto) => Promise<KeptUpload<T>>,
): Promise<T> {
  const type = photoTypeOf(content)
  if (!type) throw photoUnreadable()
  const reading = { type, mayBeSmall: kind.mayBeSmall }
  const storageKey = crypto.randomUUID()
  try {
    const made = await makePhotoFiles(storage, kind, storageKey, content, { reading, signal, shares }).catch(
      (cause) => {
        throw refusalOf(cause)
      },
    )
    const { result, isTaken } = await write({ ...made, storageKey })
    if (!isTaken) await removePhotoFiles(storage, kind, storageKey)
    return result
  } catch (error) {
    // Where nobody knows whether the row was written, the files stay: those without a row go at night.
    if (!isUnavailable(error)) await removePhotoFiles(storage, kind, storageKey)
    throw error
  }
}

/** Maps a picture error to the refusal for its sender. Any other error is returned unchanged. */
function refusalOf(cause: unknown): unknown {
  if (!(cause instanceof UnfitPicture)) return cause
  switch (cause.why) {
    case 'unreadable':
      return photoUnreadable({}, { cause })
    case 'too large':
      return photoTooLarge({}, { cause })
    case 'too small':
      return photoTooSmall(leastPhoto, { cause })
  }
}
