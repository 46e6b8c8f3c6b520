import { chance, pick, pickWeighted, type Random } from '../../random.ts'
import type { BeardName } from '../beards.ts'
import type { ClothesName } from '../clothes.ts'
import type { EarringsName, GlassesName } from '../extras.ts'
import type { BrowsName, EyesName } from '../eyes.ts'
import type { FaceName, NoseName } from '../face.ts'
import { type HairName, isCovering } from '../hair/index.ts'
import type { Origin, PortraitGender } from '../look.ts'
import type { MouthName } from '../mouth.ts'
import type { HairColourName } from '../palettes.ts'
import { hairColourWeights, type Weights } from './origins.ts'

export const maleFaces: Weights<FaceName> = { strong: 6, square: 5, long: 2, full: 2 }
export const femaleFaces: Weights<FaceName> = { oval: 5, heart: 5, round: 4, full: 1 }
export const mouthWeights: Weights<MouthName> = { grin: 5, laugh: 2, teeth: 3, smile: 5, gentle: 2, crooked: 2 }
/** Women with short or pinned-up hair nearly always wear earrings. */
export function earringWeights(hair: HairName): Weights<EarringsName> {
  return { none: isShort(hair) ? 0.5 : 4, studs: 4, hoops: 3, drops: 2, bars: 0.7 }
}

const isShort = (hair: HairName): boolean =>
  ['pixie', 'shortCurls', 'older', 'coiffed', 'afro', 'topBun', 'messyBun', 'lowBun', 'crownBraid'].includes(hair)

export function noseWeights(origin: Origin): Weights<NoseName> {
  return origin === 'africa' ? { broad: 6, button: 2, hook: 1 } : { hook: 5, button: 3, straight: 4, broad: 1 }
}

export function eyesWeights(gender: PortraitGender, origin: Origin): Weights<EyesName> {
  const almond = origin === 'eastAsia' ? 3 : 0.5
  return gender === 'female'
    ? { lashes: 6, evening: 3, almondLashes: almond * 2, laughingLashes: 0.4 }
    : { plain: 6, calm: 4, almond, laughing: 0.5 }
}

export function browsWeights(gender: PortraitGender, age: number): Weights<BrowsName> {
  if (gender === 'female') return { arched: 5, soft: 4 }
  return { straight: 3, strong: 6, bushy: age >= 50 ? 5 : 1 }
}

export function glassesWeights(age: number): Weights<GlassesName> {
  const readers = age >= 48 ? 2.5 : 0
  return { none: age >= 48 ? 9 : 15, soft: 1.2, round: 1.2, square: 1, cat: 0.6, pilot: 0.7, reading: readers }
}

export function chooseHairColour(random: Random, gender: PortraitGender, age: number, origin: Origin): HairColourName {
  const natural = pickWeighted(random, hairColourWeights[origin])
  const greyShare = age >= 60 ? 1 : Math.max(0, (age - (gender === 'male' ? 38 : 44)) / 22)
  if (chance(random, greyShare)) {
    const white = Math.max(0, age - 56) / 6
    return pickWeighted(random, { darkGray: age < 58 ? 2 : 0.4, gray: 3, white })
  }
  if (gender === 'female' && age < 32 && origin === 'europe' && chance(random, 0.05))
    return pick(random, ['pink', 'teal'])
  return natural
}

export function chooseBeard(random: Random, age: number, hair: HairName): BeardName {
  if (hair === 'turban') return pickWeighted(random, { full: 3, long: 3, short: 1 })
  if (hair === 'bald') return pickWeighted(random, { full: 4, short: 3, stubble: 2, goatee: 2, none: 3 })
  return pickWeighted(random, {
    // Only close hair leaves no doubt without one.
    none: isClose(hair) ? 3 : 0,
    stubble: 4,
    short: 4,
    full: age < 24 ? 0 : 3,
    goatee: 1,
    moustache: age < 30 ? 0.6 : 1.2,
    long: age > 55 ? 0.8 : 0.3,
    chinstrap: age < 24 ? 0 : 0.5,
  })
}

const isClose = (hair: HairName): boolean =>
  ['crop', 'sideSweep', 'buzz', 'receding', 'horseshoe', 'fade', 'flatCap'].includes(hair)

export function clothesWeights(gender: PortraitGender, age: number, hair: HairName): Weights<ClothesName> {
  const [young, grown] = [age < 40 ? 1 : 0, age >= 32 ? 1 : 0]
  if (gender === 'male') {
    return {
      tee: 5,
      shirt: 5,
      polo: 3,
      turtleneck: 3,
      hoodie: 4 * young,
      blazer: 3 * grown,
      suit: 2 * grown,
      stripes: 2,
      cardigan: 2 * grown,
      denim: 2,
      vest: 2,
      scarf: age >= 40 ? 1 : 0,
    }
  }
  const bare = isCovering(hair) && hair !== 'beanie' && hair !== 'headwrap' ? 0 : 1
  return {
    tee: 3 * bare,
    vNeck: 4 * bare,
    boat: 3 * bare,
    shirt: 1,
    turtleneck: 2,
    hoodie: 1 * young,
    blazer: 4,
    stripes: 3,
    cardigan: 3,
    denim: 2,
    dress: age < 58 ? 4 * bare : 0,
    blouse: 5,
    scarf: 2,
    overalls: age < 36 ? 1.5 : 0,
  }
}
