import { errorWords, type RefusalCode, refusalIn } from '../../../lib/refusal-words.ts'
import { UnfitPhoto } from './prepare.ts'

/** Why a photo has not arrived, and whether trying again may help. */
export interface UploadTrouble {
  words: string
  canRetry: boolean
}

/** The same photo is never taken, or not in this place. */
const finalRefusals: RefusalCode[] = [
  'photo_unreadable',
  'photo_too_large',
  'photo_too_small',
  'photo_removed_before',
  'photo_not_found',
]

/** Of what preparing or sending a photo has thrown. */
export function troubleOf(error: unknown): UploadTrouble {
  if (error instanceof UnfitPhoto) return { words: error.message, canRetry: false }
  const code = refusalIn(error)?.code
  return { words: errorWords(error), canRetry: !code || !finalRefusals.includes(code) }
}
