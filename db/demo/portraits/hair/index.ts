import { coverings } from './coverings.ts'
import { curls } from './curls.ts'
import { longHair } from './long.ts'
import { shortHair } from './short.ts'
import type { HairStyle } from './style.ts'
import { updos } from './updos.ts'

export type { HairStyle } from './style.ts'

const styles = { ...longHair, ...updos, ...curls, ...shortHair, ...coverings }

export type HairName = keyof typeof styles

export const hairStyles: Record<HairName, HairStyle> = styles

export function isCovering(name: HairName): boolean {
  return name in coverings
}
