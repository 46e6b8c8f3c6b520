import { composed } from '../../../core/values/text.ts'

/**
 * The same characters from any keyboard: systems differ in how they compose é. Both hashing and checking go through
 * here.
 */
export function normalizePassword(password: string): string {
  return composed(password, 'NFKC')
}
