import type { Origin } from '../look.ts'
import type { EyeColourName, HairColourName, SkinName } from '../palettes.ts'

/** How likely each choice is; only the proportions within one line matter. */
export type Weights<K extends string> = Partial<Record<K, number>>

export const originWeights: Weights<Origin> = {
  europe: 70,
  mediterranean: 8,
  arab: 6,
  africa: 7,
  eastAsia: 4,
  southAsia: 5,
}

export const skinWeights: Record<Origin, Weights<SkinName>> = {
  europe: { porcelain: 5, fair: 6, peach: 3 },
  mediterranean: { peach: 3, golden: 4, olive: 3 },
  arab: { golden: 3, olive: 4, tan: 3 },
  africa: { brown: 3, deep: 4, dark: 4, ebony: 2 },
  eastAsia: { fair: 3, peach: 4, golden: 3 },
  southAsia: { olive: 3, tan: 4, brown: 3 },
}

export const hairColourWeights: Record<Origin, Weights<HairColourName>> = {
  europe: { darkBrown: 4, brown: 6, chestnut: 4, darkBlond: 5, blond: 5, lightBlond: 2, red: 2, softBlack: 1 },
  mediterranean: { black: 3, softBlack: 4, darkBrown: 5, brown: 3, chestnut: 1 },
  arab: { black: 4, softBlack: 4, darkBrown: 3 },
  africa: { black: 4, softBlack: 5, darkBrown: 1 },
  eastAsia: { black: 7, softBlack: 2, darkBrown: 1 },
  southAsia: { black: 5, softBlack: 4 },
}

export const eyeColourWeights: Record<Origin, Weights<EyeColourName>> = {
  europe: { blue: 6, brown: 4, green: 3, gray: 2, hazel: 2 },
  mediterranean: { brown: 6, hazel: 3, green: 1 },
  arab: { brown: 7, hazel: 2 },
  africa: { brown: 9, hazel: 1 },
  eastAsia: { brown: 1 },
  southAsia: { brown: 8, hazel: 1 },
}
