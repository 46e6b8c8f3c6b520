import { circle, ellipse, line, rect, shape } from '../svg.ts'
import { AMBER, BRICK, DARK_LEAF, DARK_WOOD, fill, INK, LEAF, PAPER, type Scene, WOOD } from './scene.ts'

export const home = {
  coffee: (c) =>
    fill(c.sky) +
    rect(230, 40, 130, 190, c.glow, 8) +
    line('M295 40V230M230 134H360', c.sky, 8) +
    rect(0, 322, 400, 178, WOOD) +
    line('M0 376H400M0 440H400', DARK_WOOD, 3, 0.5) +
    ellipse(186, 402, 138, 28, PAPER) +
    ellipse(186, 397, 96, 16, '#e6dccf') +
    shape('M92 238H280C280 334 252 392 186 392S92 334 92 238Z', PAPER) +
    line('M278 268C336 258 336 344 262 338', PAPER, 17) +
    ellipse(186, 240, 94, 22, '#6d4027') +
    shape('M186 256c-32-12-40-22-22-29 12-3 18 3 22 8 4-5 10-11 22-8 18 7 10 17-22 29Z', '#f3d9bd') +
    line('M158 190c-14-24 14-36 0-62M212 190c-14-24 14-36 0-62', PAPER, 9, 0.75) +
    circle(340, 404, 26, '#c98a4a') +
    [
      [332, 396],
      [346, 394],
      [338, 410],
      [350, 408],
    ]
      .map(([x, y]) => circle(x as number, y as number, 4, '#5d3722'))
      .join(''),
  books: (c) =>
    fill(c.sky) +
    rect(0, 392, 400, 108, DARK_WOOD) +
    rect(40, 352, 250, 40, BRICK, 6) +
    rect(62, 312, 220, 40, '#3f5a8a', 6) +
    rect(48, 272, 230, 40, '#e0a53a', 6) +
    rect(76, 236, 190, 36, '#5b8f6b', 6) +
    line('M66 352v40M88 312v40M74 272v40M100 236v36', PAPER, 4, 0.8) +
    line('M130 372h90M140 332h80M128 292h90M136 254h70', PAPER, 4, 0.6) +
    shape(
      'M70 236C96 206 140 206 168 224C196 206 244 206 272 232L276 214C246 186 198 186 168 206C140 186 92 186 66 216Z',
      BRICK,
    ) +
    shape('M74 222C100 194 140 198 168 216V198C140 178 100 180 74 206Z', PAPER) +
    shape('M168 216C196 198 240 196 266 220V204C240 180 196 180 168 198Z', '#efe6d8') +
    rect(326, 190, 12, 202, INK) +
    ellipse(332, 392, 44, 9, INK) +
    shape('M284 190L306 104H358L380 190Z', c.glow) +
    shape('M284 190H380L400 330H264Z', c.glow, 0.35),
  guitar: (c) =>
    fill(c.sky) +
    rect(0, 400, 400, 100, WOOD) +
    rect(40, 70, 90, 116, c.far, 4) +
    circle(85, 128, 28, c.glow) +
    ellipse(214, 444, 110, 14, INK, 0.15) +
    `<g transform="rotate(14 210 300)">` +
    rect(198, 40, 24, 210, DARK_WOOD, 4) +
    shape('M192 14h36l-4 42h-28Z', '#5a3726') +
    [70, 96, 122, 148, 174, 200].map((y) => line(`M200 ${y}h20`, '#d8c7a6', 2.4)).join('') +
    shape(
      'M210 222C252 214 276 240 268 276C264 296 274 304 284 324C300 366 268 420 210 420S120 366 136 324C146 304 156 296 152 276C144 240 168 214 210 222Z',
      '#d9924a',
    ) +
    shape(
      'M210 230C246 224 266 246 259 276C255 296 266 308 275 328C288 364 260 410 210 410S132 364 145 328C154 308 165 296 161 276C154 246 174 224 210 230Z',
      '#e6a75e',
    ) +
    circle(210, 304, 30, '#5a3726') +
    rect(178, 362, 64, 12, '#5a3726', 4) +
    line('M202 40V366M207 40V366M213 40V366M218 40V366', PAPER, 1.6, 0.9) +
    '</g>' +
    shape('M334 420h50l-8 60h-34Z', BRICK) +
    shape('M359 420C330 380 330 330 350 300C374 330 384 380 359 420Z', LEAF) +
    shape('M359 420C366 380 384 352 408 344C410 384 392 412 359 420Z', DARK_LEAF),
  cooking: (c) =>
    fill(c.sky) +
    [0, 1, 2, 3, 4, 5, 6, 7]
      .flatMap((i) => [0, 1, 2].map((j) => rect(4 + i * 50, 60 + j * 50, 46, 46, c.glow, 4)))
      .join('') +
    rect(0, 24, 400, 16, DARK_WOOD) +
    rect(60, 40, 8, 60, '#b9bcc4') +
    ellipse(64, 112, 14, 20, '#b9bcc4') +
    rect(120, 40, 8, 50, WOOD) +
    rect(108, 88, 32, 40, '#b9bcc4', 4) +
    rect(330, 40, 8, 50, WOOD) +
    circle(334, 112, 26, '#4a4f5c') +
    rect(0, 360, 400, 140, '#f1ebe2') +
    rect(0, 352, 400, 18, WOOD) +
    rect(88, 240, 190, 112, BRICK, 16) +
    rect(76, 228, 214, 22, '#94483a', 10) +
    ellipse(183, 222, 24, 10, '#94483a') +
    line('M88 276H64M278 276h24', '#94483a', 13) +
    line('M140 206c-12-20 12-30 0-52M184 200c-12-20 12-30 0-52M226 206c-12-20 12-30 0-52', PAPER, 8, 0.8) +
    circle(326, 334, 20, '#c9463f') +
    line('M318 316l8 6 8-8', DARK_LEAF, 5) +
    circle(360, 338, 16, '#c9463f') +
    line('M354 324l6 4 6-6', DARK_LEAF, 5) +
    shape('M10 352C20 312 44 308 56 352Z', LEAF) +
    circle(90, 430, 10, INK) +
    circle(160, 430, 10, INK) +
    circle(240, 430, 10, INK) +
    circle(310, 430, 10, INK),
  records: (c) =>
    fill(c.sky) +
    rect(0, 380, 400, 120, DARK_WOOD) +
    rect(52, 230, 250, 150, WOOD, 10) +
    rect(52, 230, 250, 26, '#c08a66', 10) +
    ellipse(160, 300, 92, 52, '#1d1b26') +
    ellipse(160, 300, 74, 41, '#1d1b26') +
    [82, 66, 52]
      .map(
        (rx) =>
          `<ellipse cx="160" cy="300" rx="${rx}" ry="${rx * 0.56}" fill="none" stroke="#45424f" stroke-width="2"/>`,
      )
      .join('') +
    ellipse(160, 300, 32, 18, BRICK) +
    ellipse(160, 300, 5, 3, PAPER) +
    line('M278 262L270 318L216 318', '#d9d4e6', 7) +
    circle(278, 262, 12, '#d9d4e6') +
    circle(276, 352, 9, AMBER) +
    rect(316, 244, 70, 136, BRICK, 3) +
    rect(326, 238, 66, 142, '#3f5a8a', 3) +
    circle(359, 300, 22, AMBER) +
    line('M80 66c40 20 200 20 240 0', c.near, 3) +
    [
      [100, 74],
      [150, 82],
      [200, 84],
      [250, 82],
      [300, 74],
    ]
      .map(([x, y]) => circle(x as number, (y as number) + 12, 10, c.glow))
      .join('') +
    line('M112 200v-56l40-10v52', INK, 6) +
    ellipse(104, 202, 11, 8, INK) +
    ellipse(144, 188, 11, 8, INK),
  wine: (c) =>
    fill(c.sky) +
    circle(80, 110, 44, c.glow) +
    shape('M0 260C120 220 280 230 400 262V400H0Z', c.far) +
    rect(0, 380, 400, 120, WOOD) +
    rect(66, 180, 64, 210, DARK_LEAF, 18) +
    rect(84, 112, 28, 84, DARK_LEAF, 6) +
    rect(82, 104, 32, 22, BRICK, 4) +
    rect(66, 258, 64, 72, PAPER) +
    line('M80 280h36M80 296h26', BRICK, 5) +
    [190, 290]
      .map(
        (x) =>
          shape(`M${x - 40} 220h80c0 52-12 84-40 84s-40-32-40-84Z`, '#ffffff', 0.55) +
          shape(`M${x - 38} 250h76c-4 36-16 52-38 52s-34-16-38-52Z`, '#8c2f45') +
          line(`M${x} 304v70`, PAPER, 6) +
          ellipse(x, 380, 34, 7, PAPER),
      )
      .join('') +
    shape('M140 430H330L316 462H154Z', DARK_WOOD) +
    shape('M170 430L240 402L250 430Z', AMBER) +
    circle(280, 418, 14, '#6a3a6e') +
    circle(298, 422, 12, '#6a3a6e') +
    circle(290, 404, 11, '#7d4a80'),
} satisfies Record<string, Scene>
