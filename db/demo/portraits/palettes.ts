export interface Skin {
  base: string
  shade: string
  /** Lines in the face: nose, folds. */
  line: string
  lip: string
  blush: number
}

export const skins = {
  porcelain: { base: '#f9e0cf', shade: '#e8bda4', line: '#c88f75', lip: '#c25a66', blush: 0.2 },
  fair: { base: '#f5d1b5', shade: '#e0ad8a', line: '#bd7e5e', lip: '#b94c57', blush: 0.2 },
  peach: { base: '#efc39d', shade: '#d59e74', line: '#b0754d', lip: '#b2454d', blush: 0.2 },
  golden: { base: '#e5b587', shade: '#c79162', line: '#9c6a41', lip: '#a83f49', blush: 0.19 },
  olive: { base: '#d6a374', shade: '#b68053', line: '#8b5b36', lip: '#9c3a44', blush: 0.18 },
  tan: { base: '#c18a5b', shade: '#9d673e', line: '#744626', lip: '#913440', blush: 0.18 },
  brown: { base: '#a56d43', shade: '#824f2d', line: '#5d351b', lip: '#832d39', blush: 0.18 },
  deep: { base: '#855434', shade: '#66391f', line: '#472613', lip: '#7a2734', blush: 0.17 },
  dark: { base: '#693f28', shade: '#4d2b1a', line: '#321a0e', lip: '#6f2531', blush: 0.17 },
  ebony: { base: '#523323', shade: '#3a2216', line: '#22120a', lip: '#692532', blush: 0.16 },
} satisfies Record<string, Skin>

export type SkinName = keyof typeof skins

export interface HairShades {
  base: string
  strand: string
  brow: string
}

export const hairColours = {
  black: { base: '#211c22', strand: '#3c3540', brow: '#1d181c' },
  softBlack: { base: '#2b1d19', strand: '#47312a', brow: '#251814' },
  darkBrown: { base: '#42291c', strand: '#5c3d2b', brow: '#38231a' },
  brown: { base: '#65412a', strand: '#815739', brow: '#553522' },
  chestnut: { base: '#854a2b', strand: '#a2633e', brow: '#6e3c22' },
  darkBlond: { base: '#a97f4d', strand: '#c49a65', brow: '#82603a' },
  blond: { base: '#deb266', strand: '#c79645', brow: '#a57c3c' },
  lightBlond: { base: '#edd296', strand: '#d6b56f', brow: '#b0904f' },
  red: { base: '#c2612f', strand: '#dc8049', brow: '#9c4b22' },
  gray: { base: '#a9a5a9', strand: '#c2bfc2', brow: '#7f7b80' },
  darkGray: { base: '#77737a', strand: '#928e95', brow: '#5b575d' },
  white: { base: '#e9e5e1', strand: '#cdc7c3', brow: '#aaa4a1' },
  pink: { base: '#e48aa4', strand: '#c96c89', brow: '#7a4a45' },
  teal: { base: '#3f8f93', strand: '#62aeb0', brow: '#3a3230' },
} satisfies Record<string, HairShades>

export type HairColourName = keyof typeof hairColours

export interface IrisColour {
  iris: string
  pupil: string
}

export const eyeColours = {
  brown: { iris: '#3a2113', pupil: '#1c100a' },
  hazel: { iris: '#6a451d', pupil: '#23150a' },
  green: { iris: '#43643c', pupil: '#14200f' },
  blue: { iris: '#3a6690', pupil: '#101d2c' },
  gray: { iris: '#59656f', pupil: '#181d22' },
} satisfies Record<string, IrisColour>

export type EyeColourName = keyof typeof eyeColours

export interface Cloth {
  base: string
  fold: string
  under: string
}

export const cloths = {
  petrol: { base: '#2f6f73', fold: '#235558', under: '#f2e6da' },
  navy: { base: '#2b3567', fold: '#1f274f', under: '#f4efe9' },
  mustard: { base: '#e5a239', fold: '#c38122', under: '#fbf3e4' },
  wine: { base: '#7b3049', fold: '#5f2236', under: '#f6e6e2' },
  rose: { base: '#c9536d', fold: '#a83e57', under: '#fbeae9' },
  moss: { base: '#5a6f4b', fold: '#465838', under: '#f1eadb' },
  plum: { base: '#69497f', fold: '#523667', under: '#f1e7f0' },
  oat: { base: '#e6dccf', fold: '#c9bba9', under: '#8b5a44' },
  snow: { base: '#f6f3f0', fold: '#dbd4ce', under: '#3d4a6b' },
  sky: { base: '#9dbcd6', fold: '#7a9dbb', under: '#f8f5f0' },
  rust: { base: '#bf5f3b', fold: '#9b482a', under: '#f8e9dc' },
  charcoal: { base: '#3f4351', fold: '#2d303c', under: '#efecea' },
  coral: { base: '#ee8f76', fold: '#d0705a', under: '#fdf1ea' },
  denim: { base: '#4e6f96', fold: '#3a5676', under: '#f5f0ea' },
  emerald: { base: '#2c7a5b', fold: '#1f5f46', under: '#f0efe2' },
  lilac: { base: '#b9a3d1', fold: '#9981b5', under: '#faf5fb' },
} satisfies Record<string, Cloth>

export type ClothName = keyof typeof cloths

/** The colours of a ground, from far to near, and the one thing that glows in it. */
export interface GroundColours {
  sky: string
  far: string
  near: string
  glow: string
}

export const groundColours = {
  dawn: { sky: '#fadbc7', far: '#f0ae96', near: '#dd8c79', glow: '#fcebd0' },
  noon: { sky: '#dcebf4', far: '#b0cfe0', near: '#86b0c6', glow: '#fbe5ac' },
  meadow: { sky: '#dcedde', far: '#93c0a3', near: '#639a7d', glow: '#f9eebc' },
  sand: { sky: '#f4e6d9', far: '#dcc2a7', near: '#bd9c7d', glow: '#fdf6e8' },
  blossom: { sky: '#f6dde6', far: '#e2b5ca', near: '#c48bab', glow: '#fdeff0' },
  lavender: { sky: '#e4e0f1', far: '#bfb4dc', near: '#9487bd', glow: '#fbe7d2' },
  slate: { sky: '#c8d6de', far: '#9db4c2', near: '#76919f', glow: '#f3ead6' },
  clay: { sky: '#e9b597', far: '#cd8563', near: '#a9634a', glow: '#f9dfba' },
  sage: { sky: '#c4d3bd', far: '#94ae8e', near: '#6b8a6b', glow: '#f5efcf' },
  dusk: { sky: '#6d6a9c', far: '#54528a', near: '#3c3b6e', glow: '#f7c98d' },
  night: { sky: '#34395f', far: '#474d7c', near: '#262a4b', glow: '#ffd28a' },
} satisfies Record<string, GroundColours>

export type GroundColoursName = keyof typeof groundColours

/** 0 to 441. */
export function distance(one: string, other: string): number {
  const [a, b] = [channels(one), channels(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

function channels(hex: string): [number, number, number] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]
}
