import type { HairShades, IrisColour, Skin } from './palettes.ts'
import { both, circle, ellipse, line } from './svg.ts'

const INK = '#26190f'

export interface EyeColours {
  eye: IrisColour
  skin: Skin
}

/** Iris and light; the light falls from one side, so it is not mirrored. */
function openEyes({ eye }: EyeColours, ry = 7.6): string {
  const irises = both(ellipse(170, 213, 6.8, ry, eye.iris) + ellipse(170, 213.4, 4, 4.6, eye.pupil))
  return irises + circle(172.6, 210.4, 2.1, '#fff') + circle(232.6, 210.4, 2.1, '#fff')
}

export const eyes = {
  /** A clear upper lash with a small flick. */
  lashes: (colours: EyeColours) => openEyes(colours) + both(line('M154 211c5-10 20-13 29-4M154 211l-4-3', INK, 4.2)),
  /** Long lashes and a fold above. */
  evening: (colours: EyeColours) =>
    openEyes(colours) +
    both(
      line('M154 210c6-10 20-12 29-3M155 208l-6-4M159 204l-5-5', INK, 4.2) +
        line('M158 199c6-5 16-6 23-1', colours.skin.line, 2.6, 0.6),
    ),
  /** A soft line above, no lashes. */
  plain: (colours: EyeColours) => openEyes(colours) + both(line('M157 206c6-6 17-7 25-2', colours.skin.line, 3.2)),
  /** A heavier lid, calm. */
  calm: (colours: EyeColours) =>
    openEyes(colours, 6.6) +
    both(line('M156 209c6-6 18-7 27-2', INK, 3.6) + line('M159 201c6-4 15-4 21-1', colours.skin.line, 2.6, 0.55)),
  /** Narrow and straight with a slight lift at the outer end. */
  almond: (colours: EyeColours) => openEyes(colours, 6.8) + both(line('M153 207c8-5 20-5 30 1', INK, 4)),
  /** The same with lashes. */
  almondLashes: (colours: EyeColours) =>
    openEyes(colours, 6.8) + both(line('M153 207c8-5 20-5 30 1M153 207l-6-4M157 204l-4-5', INK, 4)),
  /** Closed by laughing. */
  laughing: () => both(line('M157 215c6-10 21-10 27 0', INK, 4.6)),
  laughingLashes: () => both(line('M157 215c6-10 21-10 27 0M157 215l-7-1M160 210l-6-4', INK, 4.4)),
} satisfies Record<string, (colours: EyeColours) => string>

export type EyesName = keyof typeof eyes

export const brows = {
  arched: (hair: HairShades) => both(line('M152 191c9-9 23-10 33-4', hair.brow, 5)),
  soft: (hair: HairShades) => both(line('M152 190c10-6 22-7 32-4', hair.brow, 4.6)),
  straight: (hair: HairShades) => both(line('M151 189c11-4 23-4 33-2', hair.brow, 6.4)),
  strong: (hair: HairShades) => both(line('M150 191c10-8 24-9 35-4', hair.brow, 7.4)),
  bushy: (hair: HairShades) => both(line('M149 192c9-8 25-9 37-3', hair.brow, 8.6)),
} satisfies Record<string, (hair: HairShades) => string>

export type BrowsName = keyof typeof brows
