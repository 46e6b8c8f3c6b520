import { both, circle, ellipse, line, rect, shape } from '../svg.ts'
import { AMBER, BRICK, DARK_LEAF, DARK_WOOD, fill, INK, LEAF, PAPER, type Scene, WOOD } from './scene.ts'

export const town = {
  canal: (c) =>
    fill(c.sky) +
    circle(308, 106, 46, c.glow) +
    [
      [0, 72, 190, '#9c4a5b', 'step'],
      [70, 68, 166, '#3f4a7d', 'bell'],
      [136, 66, 184, '#c4745a', 'spout'],
      [200, 74, 150, '#6a4a6e', 'step'],
      [272, 62, 182, '#4d7a70', 'bell'],
      [332, 70, 168, '#2f3a6b', 'spout'],
    ]
      .map(([x, width, top, colour, gable]) =>
        canalHouse(x as number, width as number, top as number, colour as string, gable as Gable),
      )
      .join('') +
    rect(0, 322, 400, 178, '#3d5580') +
    rect(0, 314, 400, 12, '#28305a') +
    line('M250 352h110M20 384h70M130 430h80M270 450h90M40 470h60', c.glow, 6, 0.55) +
    shape('M56 344h132c-8 24-22 28-40 28H96c-18 0-34-6-40-28Z', '#171d40') +
    shape('M88 344v-16h58v16Z', BRICK) +
    line('M64 350h116', PAPER, 3),
  market: (c) => {
    const awning = Array.from({ length: 8 }, (_, i) =>
      shape(`M${20 + i * 45} 128h45v46a22.5 20 0 0 1-45 0Z`, i % 2 ? PAPER : BRICK),
    ).join('')
    const crate = (x: number, fruit: string) =>
      [0, 1, 2, 3].map((i) => circle(x + 17 + i * 23, 316, 15, fruit)).join('') +
      [0, 1, 2].map((i) => circle(x + 28 + i * 23, 298, 14, fruit)).join('') +
      rect(x, 318, 104, 50, WOOD, 4) +
      line(`M${x + 6} 334h92M${x + 6} 351h92`, DARK_WOOD, 3)
    return (
      fill(c.sky) +
      shape('M0 240H60V180L90 150L120 180V240H280V170L310 140L340 170V240H400V500H0Z', c.far) +
      rect(0, 400, 400, 100, c.near) +
      rect(34, 130, 10, 330, DARK_WOOD) +
      rect(356, 130, 10, 330, DARK_WOOD) +
      rect(20, 112, 360, 20, '#94483a', 4) +
      awning +
      crate(44, '#e08a3a') +
      crate(150, '#c9463f') +
      crate(256, '#9bb84a') +
      rect(34, 366, 332, 94, WOOD, 4) +
      line('M40 396h320M40 428h320', DARK_WOOD, 3) +
      rect(164, 384, 76, 48, '#2c3a38', 6) +
      line('M178 400h46M178 414h30', PAPER, 4) +
      circle(86, 226, 15, c.glow) +
      circle(314, 226, 15, c.glow) +
      line('M86 178v34M314 178v34', DARK_WOOD, 3)
    )
  },
  terrace: (c) =>
    fill(c.sky) +
    rect(40, 60, 320, 260, '#8a4a4a') +
    rect(66, 150, 120, 170, c.glow, 4) +
    rect(230, 150, 86, 170, INK, 4) +
    line('M126 150v170M66 230h120', '#8a4a4a', 7) +
    circle(302, 240, 5, AMBER) +
    shape('M48 110H352L372 156H28Z', LEAF) +
    shape('M99 110H150L146 156H92ZM200 110H251L260 156H202ZM301 110H352L372 156H316Z', PAPER) +
    rect(0, 320, 400, 180, c.near) +
    ellipse(200, 350, 104, 18, WOOD) +
    rect(194, 356, 12, 110, INK) +
    ellipse(200, 470, 50, 9, INK) +
    shape('M142 308h44c0 22-6 34-22 34s-22-12-22-34Z', PAPER) +
    line('M186 316c14 0 14 16-2 18', PAPER, 5) +
    shape('M222 296h30l-6 40h-18Z', '#e9c46a') +
    rect(222, 290, 30, 10, PAPER, 3) +
    both(line('M60 300V470M116 380V470M60 386H116', DARK_WOOD, 9) + rect(52, 286, 14, 100, DARK_WOOD, 5)) +
    circle(30, 300, 34, DARK_LEAF) +
    rect(10, 326, 40, 44, BRICK, 4),
} satisfies Record<string, Scene>

type Gable = 'step' | 'bell' | 'spout'

function canalHouse(x: number, width: number, top: number, colour: string, gable: Gable): string {
  const middle = x + width / 2
  const crowns: Record<Gable, string> = {
    step: `M${x} ${top}h10v-16h10v-16h${width / 2 - 27}l7-14 7 14h${width / 2 - 27}v16h10v16h10V322H${x}Z`,
    bell: `M${x} ${top}C${x + 16} ${top - 8} ${x + 12} ${top - 44} ${middle - 12} ${top - 48}q12-16 24 0C${x + width - 12} ${top - 44} ${x + width - 16} ${top - 8} ${x + width} ${top}V322H${x}Z`,
    spout: `M${x} ${top}L${middle - 10} ${top - 42}v-12h20v12L${x + width} ${top}V322H${x}Z`,
  }
  const panes = [0, 1, 2].flatMap((row) =>
    [0, 1].map((column) =>
      rect(
        x + width * (column ? 0.58 : 0.2),
        top + 18 + row * 40,
        width * 0.22,
        27,
        (row + column + x) % 3 ? '#ffd98a' : '#f1e4d0',
        2,
      ),
    ),
  )
  return shape(crowns[gable], colour) + panes.join('') + circle(middle, top - 14, 6, '#f1e4d0')
}
