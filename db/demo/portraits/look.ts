import type { BeardName } from './beards.ts'
import type { ClothesName } from './clothes.ts'
import type { EarringsName, GlassesName } from './extras.ts'
import type { BrowsName, EyesName } from './eyes.ts'
import type { FaceName, NoseName } from './face.ts'
import type { GroundName } from './grounds.ts'
import type { HairName } from './hair/index.ts'
import type { MouthName } from './mouth.ts'
import type { ClothName, EyeColourName, GroundColoursName, HairColourName, SkinName } from './palettes.ts'

export type PortraitGender = 'male' | 'female'

/** Where somebody's family comes from: it leans the choice of skin, hair and headwear. */
export type Origin = 'europe' | 'mediterranean' | 'arab' | 'africa' | 'eastAsia' | 'southAsia'

export interface PortraitPerson {
  gender: PortraitGender
  /** Whole years, 18 to 75. */
  age: number
  origin?: Origin
}

/** Every choice that makes one portrait. */
export interface PortraitLook {
  gender: PortraitGender
  age: number
  origin: Origin
  skin: SkinName
  face: FaceName
  nose: NoseName
  eyes: EyesName
  eyeColour: EyeColourName
  brows: BrowsName
  mouth: MouthName
  freckles: boolean
  hair: HairName
  hairColour: HairColourName
  /** Colours hats, scarves and hair ties. */
  headCloth: ClothName
  flipped: boolean
  beard: BeardName
  glasses: GlassesName
  glassesColour: string
  earrings: EarringsName
  jewelColour: string
  clothes: ClothesName
  cloth: ClothName
  ground: GroundName
  groundColours: GroundColoursName
  /** In degrees. */
  lean: number
  /** How near the camera is, 1 being usual. */
  near: number
  /** Horizontal offset of the person from the middle, in px. */
  aside: number
}
