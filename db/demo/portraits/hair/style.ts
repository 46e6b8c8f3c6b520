import type { Cloth, HairShades } from '../palettes.ts'
import { circle, ellipse, turned } from '../svg.ts'

type HairPart = (hair: HairShades, cloth: Cloth) => string

/** One way to wear hair, in the layers of a portrait. `cloth` colours ties, scarves and hats. */
export interface HairStyle {
  /** Behind neck and clothes. */
  back?: HairPart
  /** Over the clothes, behind the face. */
  shoulder?: HairPart
  /** Over the face. */
  front: HairPart
  ears: boolean
}

/** The head from temple to temple, where hair lies close. */
export const CAP = 'M117 224C104 132 146 84 200 84S296 132 283 224L272 240H128Z'

/** Balls of hair around an oval, from one angle to another (degrees, 0 = right, 90 = down). */
export function puffs(
  x: number,
  y: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  count: number,
  r: number,
  fill: string,
): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180
    return circle(x + rx * Math.cos(angle), y + ry * Math.sin(angle), r, fill)
  }).join('')
}

/** A plait of `links` overlapping lobes from (x, y) to (toX, toY), getting thinner, with a tie and a tuft. */
export function plait(
  x: number,
  y: number,
  toX: number,
  toY: number,
  width: number,
  links: number,
  hair: HairShades,
  tie: string,
): string {
  let drawn = ''
  const lean = (Math.atan2(toX - x, toY - y) * -180) / Math.PI
  const step = Math.hypot(toX - x, toY - y) / links
  for (let i = 0; i < links; i++) {
    const share = i / (links - 1)
    const size = width * (1 - share * 0.35)
    const [atX, atY] = [x + (toX - x) * share, y + (toY - y) * share]
    const side = i % 2 === 0 ? 1 : -1
    const lobe = ellipse(
      atX + side * size * 0.2,
      atY,
      size * 0.52,
      step * 1.02,
      i % 2 === 0 ? hair.base : hair.strand,
      1,
      side * 32,
    )
    drawn += turned(lobe, Math.round(lean), Math.round(atX), Math.round(atY))
  }
  const tuft = ellipse(toX, toY + step * 1.7, width * 0.3, step * 1.5, hair.base)
  return tuft + drawn + ellipse(toX, toY + step * 0.8, width * 0.33, 5, tie)
}
