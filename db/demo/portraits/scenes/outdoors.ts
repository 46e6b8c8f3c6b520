import { both, circle, ellipse, line, rect, shape } from '../svg.ts'
import { AMBER, BRICK, DARK_LEAF, DARK_WOOD, fill, INK, LEAF, PAPER, type Scene, WOOD } from './scene.ts'

export const outdoors = {
  bicycle: (c) => {
    const wheel = (x: number) =>
      `<circle cx="${x}" cy="372" r="62" fill="none" stroke="${INK}" stroke-width="8"/>` +
      line(
        `M${x} 312V432M${x - 60} 372H${x + 60}M${x - 42} 330L${x + 42} 414M${x + 42} 330L${x - 42} 414`,
        INK,
        1.6,
        0.45,
      ) +
      circle(x, 372, 7, INK)
    return (
      fill(c.sky) +
      circle(316, 104, 46, c.glow) +
      shape('M0 292C100 256 280 262 400 296V500H0Z', c.far) +
      shape('M0 398C120 380 280 380 400 398V500H0Z', c.near) +
      ellipse(204, 440, 170, 12, INK, 0.12) +
      wheel(112) +
      wheel(294) +
      line('M112 372L158 286H260L294 372M158 286L206 372H112M206 372L260 286', BRICK, 9) +
      line('M158 286L150 258M134 256H172M260 286L252 246C264 240 278 242 290 252', INK, 9) +
      rect(268, 258, 56, 40, WOOD, 6) +
      line('M268 270h56M268 284h56M286 258v40M306 258v40', '#8a583c', 2.6) +
      circle(282, 252, 10, AMBER) +
      circle(300, 246, 12, '#e48aa4') +
      circle(314, 254, 9, PAPER) +
      circle(206, 372, 13, INK) +
      line('M206 372l16 22M214 396h18', INK, 6)
    )
  },
  mountains: (c) =>
    fill(c.sky) +
    circle(206, 176, 60, c.glow) +
    shape('M-20 330L96 160L176 258L276 118L420 310V500H-20Z', c.far) +
    shape(
      'M96 160L130 202L110 196L96 212L80 196L64 207ZM276 118L318 174L290 164L272 184L252 166L238 172Z',
      PAPER,
      0.92,
    ) +
    shape('M-20 398L70 300L150 372L236 290L420 420V500H-20Z', c.near) +
    shape('M0 436C110 396 270 400 400 434V500H0Z', DARK_LEAF) +
    [
      [44, 430, 1],
      [82, 442, 0.8],
      [330, 436, 1.1],
      [368, 444, 0.8],
    ]
      .map(([x, y, s]) => pine(x as number, y as number, s as number))
      .join(''),
  forest: (c) =>
    fill(c.sky) +
    circle(206, 170, 70, c.glow) +
    shape('M0 230C120 200 280 200 400 230V500H0Z', c.far) +
    both(
      rect(24, 40, 26, 420, '#6e4a38', 6) + rect(96, 90, 18, 320, '#86604a', 5) + rect(146, 130, 11, 240, '#9d7a63', 4),
    ) +
    both(ellipse(30, 66, 92, 70, DARK_LEAF) + ellipse(106, 100, 60, 50, LEAF) + ellipse(150, 136, 34, 30, c.near)) +
    shape('M0 400C90 372 310 372 400 400V500H0Z', LEAF) +
    shape('M182 372C196 400 150 430 118 500H290C266 440 226 410 214 372Z', '#e3cfae') +
    line(
      'M70 444c4-14 8-20 14-24M70 444c-2-12-6-18-12-22M336 450c4-14 8-20 14-24M336 450c-2-12-6-18-12-22',
      DARK_LEAF,
      4,
    ),
  beach: (c) =>
    fill(c.sky) +
    circle(120, 112, 46, c.glow) +
    rect(0, 210, 400, 120, '#5d9db5') +
    line('M40 240h70M250 232h90M150 270h60M300 284h70M20 296h60', '#bfe0e8', 5) +
    shape('M0 322C90 306 300 338 400 316V500H0Z', '#f2dcb3') +
    line('M0 326C90 310 300 342 400 320', PAPER, 7) +
    line('M276 420L236 250', DARK_WOOD, 8) +
    shape(
      'M116 282C128 216 206 178 290 214C318 226 334 248 338 274C312 262 296 262 276 272C252 254 226 252 204 266C172 254 142 262 116 282Z',
      BRICK,
    ) +
    shape('M204 266C208 232 222 206 240 200C262 214 274 242 276 272C252 254 226 252 204 266Z', PAPER) +
    shape('M70 420L196 404L222 440L92 458Z', '#4f7fa8') +
    line('M104 416l26 36M150 410l26 36', PAPER, 6) +
    circle(312, 440, 22, AMBER) +
    line('M294 430c12 10 26 10 36-2M312 418v44', PAPER, 4) +
    line('M250 90c10-10 20-8 26 2c6-10 16-12 26-2M312 130c8-8 16-6 20 2c4-8 12-10 20-2', INK, 4),
  sailing: (c) =>
    fill(c.sky) +
    circle(304, 112, 46, c.glow) +
    shape('M0 262C60 236 120 244 160 262H400V300H0Z', c.far) +
    rect(0, 262, 400, 238, '#4a86a6') +
    line('M20 300h90M280 290h100M40 350h50M310 350h70M20 440h80M250 470h110M150 420h60', '#9ecadb', 6, 0.8) +
    line('M204 96V372', DARK_WOOD, 7) +
    shape('M194 116C140 200 112 280 104 340H194Z', PAPER) +
    shape('M214 130C262 190 292 262 302 332H214Z', BRICK) +
    shape('M84 362H324C312 402 286 414 252 414H150C116 414 96 396 84 362Z', INK) +
    line('M92 374H316', AMBER, 6) +
    shape('M204 96h34l-10 10 10 10h-34Z', AMBER),
  tent: (c) =>
    fill('#2f3560') +
    [
      [60, 60],
      [120, 110],
      [330, 54],
      [280, 120],
      [210, 44],
      [370, 130],
      [30, 150],
    ]
      .map(([x, y]) => circle(x as number, y as number, 2.6, '#fdf0c9'))
      .join('') +
    circle(316, 92, 30, '#fdf0c9') +
    circle(330, 84, 26, '#2f3560') +
    shape('M-20 330L90 210L180 300L290 190L420 330V500H-20Z', '#454c80') +
    shape('M0 372C120 348 280 348 400 372V500H0Z', '#3b5a52') +
    shape('M60 430L176 236L292 430Z', c.near) +
    shape('M176 236L292 430H330L206 236Z', c.far) +
    shape('M140 430L176 300L212 430Z', AMBER) +
    shape('M320 440c-14-22 8-30 6-52c18 12 30 34 16 52Z', '#f0803c') +
    shape('M326 440c-6-12 4-18 4-28c10 8 14 20 8 28Z', AMBER) +
    line('M304 446l50-10M304 436l50 10', WOOD, 7) +
    pine(34, 424, 1.5, '#2c463f') +
    pine(380, 420, 1.4, '#2c463f'),
  windmill: (c) =>
    fill(c.sky) +
    circle(84, 100, 42, c.glow) +
    shape('M0 332C120 304 280 304 400 332V500H0Z', LEAF) +
    shape('M168 350L186 186H250L268 350Z', '#8a4a3a') +
    shape('M180 186C182 160 254 160 256 186Z', '#5a3a35') +
    rect(150, 300, 136, 9, PAPER, 4) +
    rect(206, 312, 24, 38, '#5a3a35', 3) +
    rect(208, 226, 20, 24, PAPER, 2) +
    [28, 118, 208, 298]
      .map(
        (turn) =>
          `<g transform="rotate(${turn} 218 184)">${line('M218 184V66', '#4a302b', 6)}${rect(220, 70, 24, 92, PAPER)}${line('M220 86h24M220 102h24M220 118h24M220 134h24M220 150h24', '#c9bba9', 2)}</g>`,
      )
      .join('') +
    circle(218, 184, 9, '#4a302b') +
    ['#d6455f', AMBER, '#e48aa4', '#d6455f'].map((colour, row) => tulips(356 + row * 40, colour, row)).join(''),
  lighthouse: (c) =>
    fill(c.sky) +
    circle(96, 120, 40, c.glow) +
    rect(0, 300, 400, 200, '#4a86a6') +
    line('M20 330h80M40 372h60M30 420h90M300 330h80', '#9ecadb', 6, 0.8) +
    shape('M196 150H264L282 392H178Z', PAPER) +
    shape('M190 226H270L274 276H186ZM182 326H278L281 376H179Z', BRICK) +
    rect(188, 138, 84, 14, INK, 4) +
    rect(204, 96, 52, 42, AMBER, 4) +
    line('M230 96v42', INK, 4) +
    shape('M196 98C206 66 254 66 264 98Z', BRICK) +
    rect(218, 350, 24, 42, INK, 10) +
    shape('M96 420C150 372 320 366 420 400V500H60C66 470 76 440 96 420Z', '#6f8a62') +
    shape('M60 470C90 440 130 452 150 500H40Z', '#8d8a80') +
    shape('M204 104L20 60V150ZM256 104L400 76V134Z', '#fdf0c9', 0.45),
  picnic: (c) =>
    fill(c.sky) +
    circle(310, 96, 44, c.glow) +
    shape('M0 236C120 208 280 210 400 236V500H0Z', LEAF) +
    circle(70, 196, 58, DARK_LEAF) +
    rect(62, 226, 16, 60, WOOD) +
    shape('M40 352L300 326L374 440L92 476Z', PAPER) +
    line('M66 384L320 356M92 420L346 392M104 346L176 464M168 340L240 456M232 333L306 448', '#d6616f', 9, 0.75) +
    shape('M212 300H330L318 384H224Z', WOOD) +
    line('M216 320h110M218 340h106M222 360h100', '#8a583c', 4) +
    line('M222 300C226 246 316 246 320 300', '#8a583c', 9) +
    circle(132, 400, 24, '#c9463f') +
    line('M132 378c2-8 6-12 12-14', DARK_LEAF, 5) +
    circle(176, 412, 20, '#9bb84a') +
    rect(262, 240, 24, 70, DARK_LEAF, 8) +
    rect(268, 214, 12, 30, DARK_LEAF, 3) +
    rect(262, 268, 24, 24, PAPER),
} satisfies Record<string, Scene>

function pine(x: number, y: number, scale: number, colour = '#2f5743'): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${rect(-4, -14, 8, 20, '#5a3d30')}${shape('M0-92L20-54H10L26-30H12L32-6H-32L-12-30H-26L-10-54H-20Z', colour)}</g>`
}

function tulips(y: number, colour: string, row: number): string {
  const flowers = Array.from({ length: 10 }, (_, i) => {
    const x = 10 + i * 42 + (row % 2) * 18
    return (
      line(`M${x} ${y + 34}V${y + 6}`, DARK_LEAF, 4) +
      shape(`M${x - 10} ${y - 12}l6 6 4-8 4 8 6-6c2 14-2 24-10 24s-12-10-10-24Z`, colour)
    )
  })
  return rect(0, y + 24, 400, 40, row % 2 ? '#4f8460' : LEAF) + flowers.join('')
}
