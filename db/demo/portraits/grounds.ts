import type { GroundColours } from './palettes.ts'
import { both, circle, ellipse, HEIGHT, line, rect, shape, WIDTH } from './svg.ts'

const fill = (colour: string) => rect(0, 0, WIDTH, HEIGHT, colour)

export const grounds = {
  sun: (c) =>
    fill(c.sky) +
    circle(306, 132, 112, c.glow) +
    shape('M0 392C84 340 176 362 246 388S366 372 400 342V500H0Z', c.far) +
    shape('M0 446C110 404 250 430 400 404V500H0Z', c.near),
  mountains: (c) =>
    fill(c.sky) +
    circle(92, 96, 40, c.glow) +
    shape('M-20 350L84 182L160 276L268 130L420 330V500H-20Z', c.far) +
    shape('M84 182L112 217L90 214L74 226L60 220ZM268 130L304 177L276 168L258 184L236 170Z', c.glow, 0.9) +
    shape('M0 392C110 336 256 340 400 380V500H0Z', c.near),
  water: (c) =>
    fill(c.sky) +
    circle(88, 108, 46, c.glow) +
    rect(0, 250, 400, 250, c.far) +
    shape('M0 250C30 226 84 226 120 250Z', c.near) +
    line('M20 286h80M300 300h90M30 336h60M330 350h44M14 388h70', c.glow, 6, 0.8),
  city: (c) =>
    fill(c.sky) +
    circle(70, 90, 34, c.glow) +
    shape('M0 226H38V180L64 152L90 180V226H124V148H176V226H232V120L262 92L292 120V196H330V150H400V500H0Z', c.far) +
    shape('M0 344H58V306H112V344H292V290H350V330H400V500H0Z', c.near) +
    [
      [16, 250],
      [16, 284],
      [340, 176],
      [364, 176],
      [340, 212],
      [364, 212],
      [252, 136],
      [272, 136],
    ]
      .map(([x, y]) => rect(x as number, y as number, 12, 18, c.glow, 2))
      .join(''),
  leaves: (c) =>
    fill(c.sky) +
    shape(
      'M338 476C296 384 308 262 382 186C416 282 404 392 338 476ZM58 476C116 404 114 278 36 196C-16 280 -8 398 58 476Z',
      c.far,
    ) +
    shape(
      'M404 424C342 400 292 332 302 246C374 270 414 338 404 424ZM-4 384C56 372 98 312 92 240C28 260 -12 310 -4 384Z',
      c.near,
    ) +
    line(
      'M348 456C340 372 352 286 378 214M46 456C60 380 54 300 38 224M394 412C356 366 326 312 308 258M4 374C36 340 66 296 86 250',
      c.sky,
      3,
      0.6,
    ),
  window: (c) =>
    fill(c.sky) +
    rect(34, 38, 156, 268, c.glow, 8) +
    line('M112 40V304M36 166H188', c.sky, 10) +
    rect(22, 304, 180, 14, c.near, 4) +
    shape('M352 500V372H400V500Z', c.far) +
    shape('M376 380C330 350 318 280 336 232C372 262 388 320 376 380ZM384 380C374 320 388 262 420 240V376Z', c.near),
  picture: (c) =>
    fill(c.sky) +
    rect(0, 336, 400, 164, c.far) +
    rect(276, 62, 96, 128, c.near, 4) +
    rect(288, 74, 72, 104, c.glow) +
    shape('M288 178V152C306 136 322 148 334 140S354 132 360 128V178Z', c.far) +
    circle(312, 108, 13, c.near) +
    rect(32, 92, 66, 66, c.near, 4) +
    rect(42, 102, 46, 46, c.glow) +
    circle(65, 125, 12, c.far),
  circles: (c) =>
    fill(c.sky) +
    [
      [62, 92, 48],
      [330, 66, 62],
      [376, 276, 42],
      [24, 296, 58],
      [344, 424, 50],
    ]
      .map(([x, y, r]) => circle(x as number, y as number, r as number, c.far, 0.75))
      .join('') +
    [
      [146, 46, 26],
      [286, 186, 28],
      [84, 196, 22],
      [52, 430, 30],
    ]
      .map(([x, y, r]) => circle(x as number, y as number, r as number, c.glow, 0.7))
      .join(''),
  arch: (c) =>
    fill(c.sky) +
    shape('M62 500V232C62 148 122 84 200 84S338 148 338 232V500Z', c.far) +
    shape('M94 500V240C94 172 140 118 200 118S306 172 306 240V500Z', c.glow, 0.75) +
    ellipse(36, 452, 44, 70, c.near) +
    ellipse(370, 470, 50, 60, c.near),
  shelf: (c) =>
    fill(c.sky) +
    rect(0, 132, 400, 10, c.near) +
    rect(0, 290, 400, 10, c.near) +
    books(14, 132, c) +
    books(300, 132, c) +
    books(6, 290, c, true) +
    books(318, 290, c, true),
  park: (c) =>
    fill(c.sky) +
    circle(318, 74, 30, c.glow) +
    rect(58, 210, 14, 180, c.near) +
    rect(334, 230, 14, 160, c.near) +
    circle(64, 176, 66, c.far) +
    circle(30, 222, 44, c.far) +
    circle(102, 216, 40, c.far) +
    circle(342, 190, 70, c.far) +
    circle(382, 240, 46, c.far) +
    circle(302, 234, 40, c.far) +
    shape('M0 372C120 336 270 344 400 372V500H0Z', c.near),
  lights: (c) =>
    fill(c.sky) +
    line('M-10 66C80 128 150 128 206 78S340 38 410 112', c.near, 3) +
    [
      [36, 94],
      [86, 112],
      [136, 110],
      [184, 92],
      [232, 66],
      [282, 60],
      [332, 70],
      [376, 92],
    ]
      .map(([x, y]) => circle(x as number, (y as number) + 12, 10, c.glow))
      .join('') +
    shape('M0 372H400V500H0Z', c.far) +
    both(shape('M0 300C30 300 44 330 44 372H0Z', c.near)),
  tulips: (c) =>
    fill(c.sky) +
    circle(322, 96, 44, c.glow) +
    shape('M0 330C120 300 280 306 400 330V500H0Z', c.far) +
    [24, 64, 104, 300, 340, 380].map((x, i) => tulip(x, 330 + (i % 2) * 26, c)).join('') +
    shape('M0 448C120 430 280 430 400 448V500H0Z', c.near),
  beach: (c) =>
    fill(c.sky) +
    circle(310, 118, 50, c.glow) +
    rect(0, 270, 400, 74, c.far) +
    line('M30 300h70M300 292h80M20 326h50', c.sky, 5, 0.8) +
    shape('M0 344C110 330 280 352 400 338V500H0Z', c.glow) +
    shape('M20 120c14-14 26-10 34 4c8-14 22-16 34-4', 'none') +
    line('M30 132c10-10 20-8 26 2c6-10 16-12 26-2M104 92c8-8 16-6 20 2c4-8 12-10 20-2', c.near, 4),
} satisfies Record<string, (colours: GroundColours) => string>

export type GroundName = keyof typeof grounds

function books(x: number, floor: number, c: GroundColours, low = false): string {
  const heights = low ? [58, 76, 66, 82, 60] : [78, 62, 86, 70, 80]
  const fills = [c.far, c.near, c.glow, c.far, c.near]
  return heights.map((height, i) => rect(x + i * 17, floor - height, 14, height, fills[i] as string, 2)).join('')
}

function tulip(x: number, y: number, c: GroundColours): string {
  return (
    line(`M${x} ${y + 130}V${y + 20}`, c.near, 5) +
    shape(
      `M${x} ${y + 34}c-18 0-20-20-18-42c6 2 10 6 12 10c2-8 4-12 6-16c2 4 4 8 6 16c2-4 6-8 12-10c2 22 0 42-18 42Z`,
      c.glow,
    ) +
    shape(`M${x + 2} ${y + 110}c4-30 16-46 26-52c2 26-8 46-26 52Z`, c.near)
  )
}
