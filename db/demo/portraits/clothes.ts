import type { Cloth, Skin } from './palettes.ts'
import { both, circle, line, rect, shape } from './svg.ts'

/** `broad`: how much wider than slim the shoulders are, in px on each side. */
export interface Wearer {
  skin: Skin
  broad: number
}

type Garment = (cloth: Cloth, wearer: Wearer) => string

function torso(colour: string, broad: number): string {
  return shape(
    `M${28 - broad} 500C${28 - broad} 430 84 396 154 376H246C316 396 ${372 + broad} 430 ${372 + broad} 500Z`,
    colour,
  )
}

/** Where sleeves begin: two soft seams. */
function seams(colour: string, broad: number): string {
  return both(line(`M${86 - broad / 2} 500c2-22 6-38 12-52`, colour, 4, 0.55))
}

function bareNeck({ skin }: Wearer, depth: number): string {
  return shape(`M152 372C158 ${depth} 242 ${depth} 248 372Z`, skin.base)
}

function opened(cloth: Cloth, { broad }: Wearer): string {
  const side = `M${28 - broad} 500C${28 - broad} 430 84 396 152 374C158 420 174 462 190 500Z`
  const lapel = 'M152 372L134 414L160 426L150 442L188 498'
  return both(shape(side, cloth.base) + line(lapel, cloth.fold, 5, 0.9))
}

export const clothes = {
  tee: (cloth, wearer) =>
    torso(cloth.base, wearer.broad) +
    bareNeck(wearer, 412) +
    line('M152 374C160 412 240 412 248 374', cloth.fold, 9) +
    seams(cloth.fold, wearer.broad),
  vNeck: (cloth, wearer) =>
    torso(cloth.base, wearer.broad) +
    shape('M154 372H246L200 454Z', wearer.skin.base) +
    line('M155 373L200 455L245 373', cloth.fold, 9) +
    seams(cloth.fold, wearer.broad),
  boat: (cloth, wearer) =>
    torso(cloth.base, wearer.broad) +
    shape('M120 388C140 430 260 430 280 388L246 372H154Z', wearer.skin.base) +
    line('M121 389C142 431 258 431 279 389', cloth.fold, 7) +
    seams(cloth.fold, wearer.broad),
  shirt: (cloth, wearer) =>
    torso(cloth.base, wearer.broad) +
    shape('M158 368H242L200 440Z', wearer.skin.base) +
    both(shape('M162 354L140 378L172 426L200 400Z', cloth.fold)) +
    line('M200 438V500', cloth.fold, 4) +
    circle(208, 462, 3, cloth.fold) +
    circle(208, 488, 3, cloth.fold) +
    seams(cloth.fold, wearer.broad),
  polo: (cloth, wearer) =>
    torso(cloth.base, wearer.broad) +
    shape('M160 368H240L200 424Z', wearer.skin.base) +
    both(shape('M160 360L146 382L180 418L200 404Z', cloth.fold)) +
    line('M200 420V468', cloth.fold, 12, 0.7) +
    circle(200, 440, 2.6, cloth.base) +
    circle(200, 458, 2.6, cloth.base),
  turtleneck: (cloth, wearer) =>
    torso(cloth.base, wearer.broad) +
    shape('M150 338C178 352 222 352 250 338L258 392C222 410 178 410 142 392Z', cloth.base) +
    line('M142 390C178 408 222 408 258 390M150 342C178 355 222 355 250 342', cloth.fold, 4.6) +
    seams(cloth.fold, wearer.broad),
  hoodie: (cloth, wearer) =>
    shape('M130 396C118 350 150 332 164 344H236C250 332 282 350 270 396Z', cloth.fold) +
    torso(cloth.base, wearer.broad) +
    bareNeck(wearer, 424) +
    shape(
      'M150 366C130 372 122 392 128 404C148 436 180 446 200 446S252 436 272 404C278 392 270 372 250 366C250 410 222 424 200 424S150 410 150 366Z',
      cloth.fold,
    ) +
    both(line('M182 442V484', cloth.under, 5) + circle(182, 488, 4, cloth.under)) +
    seams(cloth.fold, wearer.broad),
  blazer: (cloth, wearer) => torso(cloth.under, wearer.broad) + bareNeck(wearer, 412) + opened(cloth, wearer),
  suit: (cloth, wearer) =>
    torso('#f6f4f1', wearer.broad) +
    shape('M190 396H210L206 416L216 500H184L194 416Z', cloth.fold) +
    both(
      shape('M164 358L148 382L178 420L200 396Z', '#ffffff') + line('M164 358L148 382L178 420L200 396', '#d9d4cf', 2.6),
    ) +
    opened(cloth, wearer),
  stripes: (cloth, wearer) =>
    torso(cloth.under, wearer.broad) +
    line('M70 418H330M46 446H354M34 474H366', cloth.base, 9) +
    bareNeck(wearer, 412) +
    line('M152 374C160 412 240 412 248 374', cloth.base, 8),
  cardigan: (cloth, wearer) => {
    const { broad } = wearer
    return (
      torso(cloth.under, broad) +
      bareNeck(wearer, 408) +
      both(
        shape(`M${28 - broad} 500C${28 - broad} 430 84 396 150 376C160 420 176 456 196 500Z`, cloth.base) +
          line('M150 376C160 420 176 456 196 500', cloth.fold, 9),
      ) +
      seams(cloth.fold, broad)
    )
  },
  denim: (cloth, wearer) =>
    torso(cloth.under, wearer.broad) +
    bareNeck(wearer, 412) +
    opened({ ...cloth, fold: cloth.base }, wearer) +
    both(
      shape('M156 360L124 386L148 424L184 430L160 392Z', cloth.fold) +
        line('M96 452h44v38', cloth.fold, 4, 0.9) +
        circle(168, 470, 3.4, '#e3c07c'),
    ),
  dress: (cloth, wearer) =>
    torso(wearer.skin.base, wearer.broad - 8) +
    both(line('M126 392C128 412 132 430 138 446', cloth.base, 15)) +
    shape('M76 500C84 468 104 448 128 436C152 456 248 456 272 436C296 448 316 468 324 500Z', cloth.base) +
    line('M132 440C156 457 244 457 268 440', cloth.fold, 5) +
    both(line('M168 384c8 6 14 8 22 8', wearer.skin.shade, 3.4, 0.8)),
  blouse: (cloth, wearer) =>
    torso(cloth.base, wearer.broad) +
    shape('M154 372H246L200 444Z', wearer.skin.base) +
    line('M155 373L200 445L245 373', cloth.fold, 6) +
    [
      [78, 462],
      [112, 436],
      [120, 480],
      [152, 452],
      [166, 488],
      [238, 486],
      [248, 450],
      [282, 478],
      [290, 436],
      [322, 462],
    ]
      .map(([x, y]) => blossom(x as number, y as number, cloth.under))
      .join(''),
  vest: (cloth, wearer) =>
    torso(cloth.under, wearer.broad) +
    bareNeck(wearer, 410) +
    line('M152 374C160 410 240 410 248 374', '#00000018', 6) +
    both(
      shape('M70 500C70 456 86 420 112 402L152 372C160 420 178 464 198 500Z', cloth.base) +
        line(
          'M78 446C104 452 140 450 170 440M72 476C110 484 150 482 184 474M100 416C120 420 142 418 160 410',
          cloth.fold,
          4,
          0.9,
        ),
    ) +
    both(shape('M142 344C152 352 160 356 166 356L172 412L146 384C138 374 136 356 142 344Z', cloth.fold)),
  scarf: (cloth, wearer) =>
    torso(cloth.under === '#8b5a44' ? '#6f5a50' : '#3f4a63', wearer.broad) +
    shape(
      'M138 356C160 372 240 372 262 356C282 378 282 404 264 418C230 436 170 436 136 418C118 404 118 378 138 356Z',
      cloth.base,
    ) +
    shape('M216 418L262 412L276 500H222Z', cloth.base) +
    line('M134 384c36 20 96 22 132-2M142 408c34 14 84 14 112 0M228 444h36M226 470h42', cloth.fold, 4.6, 0.85),
  overalls: (cloth, wearer) =>
    torso(cloth.under, wearer.broad) +
    bareNeck(wearer, 412) +
    line('M152 374C160 412 240 412 248 374', '#00000022', 7) +
    both(line('M112 398L142 456', cloth.base, 20) + circle(142, 458, 6, '#e3c07c')) +
    rect(124, 450, 152, 60, cloth.base, 8) +
    line('M168 476h64v30', cloth.fold, 4),
} satisfies Record<string, Garment>

export type ClothesName = keyof typeof clothes

function blossom(x: number, y: number, colour: string): string {
  return (
    [0, 72, 144, 216, 288]
      .map((degrees) =>
        circle(x + 5 * Math.cos((degrees * Math.PI) / 180), y + 5 * Math.sin((degrees * Math.PI) / 180), 3.8, colour),
      )
      .join('') + circle(x, y, 2.8, '#e5a239')
  )
}
