import { m } from '~words'
import type { Gender } from '../../../db/reference/attributes.ts'

// Apart from the other attributes' words: the search needs these at first, the others stand on profiles.

export const genderWords: Record<Gender, () => string> = {
  female: m.attribute_gender_female,
  male: m.attribute_gender_male,
}

/** In the order in which one is chosen. */
export function gendersByWord(): [Gender, string][] {
  return [
    ['female', genderWords.female()],
    ['male', genderWords.male()],
  ]
}
