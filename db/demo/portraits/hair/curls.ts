import { both, circle, ellipse, line, shape } from '../svg.ts'
import { CAP, type HairStyle, puffs } from './style.ts'

export const curls = {
  afro: {
    ears: true,
    back: (hair) => puffs(200, 172, 104, 98, 150, 390, 15, 46, hair.base) + ellipse(200, 170, 110, 104, hair.base),
    front: (hair) =>
      puffs(200, 186, 74, 66, 192, 348, 8, 26, hair.base) +
      line('M112 120c8-16 18-26 30-34M256 86c14 8 24 20 32 36M96 190c-2 10-2 18 0 28', hair.strand, 4, 0.7),
  },
  longCurls: {
    ears: false,
    back: (hair) =>
      puffs(200, 180, 92, 84, 150, 390, 13, 38, hair.base) +
      ellipse(200, 176, 96, 92, hair.base) +
      both(
        circle(104, 262, 38, hair.base) +
          circle(92, 310, 35, hair.base) +
          circle(102, 354, 32, hair.base) +
          circle(134, 330, 36, hair.base) +
          circle(130, 290, 34, hair.base),
      ) +
      both(line('M84 300c8-10 22-8 26 2M92 350c6-8 18-8 22 0', hair.strand, 3.6, 0.7)),
    front: (hair) =>
      puffs(200, 188, 77, 72, 180, 360, 10, 25, hair.base) +
      both(circle(116, 226, 22, hair.base) + circle(114, 258, 20, hair.base)) +
      both(line('M118 150c6-12 14-18 24-22M106 232c4-8 12-8 16-2', hair.strand, 3.6, 0.7)),
  },
  sideCurls: {
    ears: true,
    back: (hair) =>
      puffs(204, 172, 88, 82, 170, 380, 12, 32, hair.base) +
      ellipse(204, 170, 92, 86, hair.base) +
      circle(290, 250, 32, hair.base) +
      circle(282, 288, 28, hair.base) +
      circle(300, 216, 30, hair.base),
    front: (hair) =>
      puffs(214, 178, 72, 62, 186, 340, 8, 25, hair.base) +
      circle(146, 170, 20, hair.base) +
      line('M150 120c8-10 16-14 26-16M244 108c12 4 20 12 26 22', hair.strand, 3.6, 0.7),
  },
  shortCurls: {
    ears: true,
    back: (hair) => puffs(200, 178, 80, 76, 165, 375, 13, 28, hair.base) + ellipse(200, 176, 84, 80, hair.base),
    front: (hair) =>
      puffs(200, 182, 73, 62, 190, 350, 9, 21, hair.base) +
      line('M136 130c8-10 16-16 26-20M242 112c10 4 18 12 24 22M196 100c8-2 16-2 22 0', hair.strand, 3.6, 0.7),
  },
  puffBuns: {
    ears: true,
    back: (hair) =>
      both(circle(112, 92, 44, hair.base) + puffs(112, 92, 34, 34, 120, 420, 8, 18, hair.base)) +
      shape(CAP, hair.base) +
      both(line('M88 84c6-12 18-18 30-16', hair.strand, 3.8, 0.7)),
    front: (hair) =>
      shape(
        'M120 216C110 136 150 92 200 92S290 136 280 216C274 176 246 136 200 132C154 136 126 176 120 216Z',
        hair.base,
      ) + line('M200 96v34M178 100c-14 4-28 10-38 20M222 100c14 4 28 10 38 20', hair.strand, 3, 0.6),
  },
  boxBraids: {
    ears: false,
    back: (hair) =>
      shape('M102 216C92 112 144 70 200 70S308 112 298 216L304 380H96Z', hair.base) +
      both(
        [96, 110, 124, 138, 152]
          .map(
            (x, i) =>
              line(`M${x + 8} 240C${x - 4} 300 ${x - 2} 350 ${x - 6} ${408 - i * 7}`, hair.base, 13) +
              line(`M${x + 6} 250C${x - 4} 300 ${x - 2} 350 ${x - 6} ${402 - i * 7}`, hair.strand, 2.6, 0.9),
          )
          .join(''),
      ),
    front: (hair) =>
      shape(
        'M200 84C142 82 106 134 114 214L106 292L128 286C134 262 132 236 133 212C140 170 168 140 202 118C234 140 260 170 267 212C268 236 266 262 272 286L294 292L286 214C294 134 258 82 200 84Z',
        hair.base,
      ) +
      both(
        line(
          'M196 94c-38 16-66 58-70 108M184 90c-36 14-62 56-64 106M120 214l-6 74M128 220l-4 64',
          hair.strand,
          2.8,
          0.7,
        ),
      ),
  },
  locs: {
    ears: false,
    back: (hair) =>
      shape('M108 216C98 116 146 74 200 74S302 116 292 216L288 300H112Z', hair.base) +
      both(
        [104, 120, 136, 150]
          .map(
            (x, i) =>
              line(`M${x + 6} 230C${x - 2} 270 ${x + 2} 300 ${x - 4} ${350 - i * 12}`, hair.base, 15) +
              line(`M${x + 3} 262c1 6 1 10 0 14M${x} 300c1 6 1 10 0 14`, hair.strand, 3, 0.8),
          )
          .join(''),
      ),
    front: (hair) =>
      shape(
        'M200 84C142 82 108 136 116 214L110 272L130 268C134 244 132 228 133 210C142 172 172 146 200 138C228 146 258 172 267 210C268 228 266 244 270 268L290 272L284 214C292 136 258 82 200 84Z',
        hair.base,
      ) +
      both(line('M190 92c-30 18-52 52-58 104M174 94c-30 16-48 56-52 102M118 230l-3 36', hair.strand, 2.8, 0.7)) +
      line('M200 90v44', hair.strand, 2.8, 0.7),
  },
  fade: {
    ears: true,
    back: (hair) => shape('M120 214C110 136 150 92 200 92S290 136 280 214L272 226H128Z', hair.base, 0.55),
    front: (hair) =>
      shape(
        'M124 202C118 176 122 144 140 122C156 100 178 92 200 92S244 100 260 122C278 144 282 176 276 202C274 180 268 166 258 154H142C132 166 126 180 124 202Z',
        hair.base,
        0.5,
      ) +
      puffs(200, 150, 60, 40, 182, 358, 9, 18, hair.base) +
      shape('M142 154C140 116 170 96 200 96S260 116 258 154C240 148 160 148 142 154Z', hair.base),
  },
  topCurls: {
    ears: true,
    back: (hair) => shape('M119 220C108 138 150 92 200 92S292 138 281 220L272 234H128Z', hair.base),
    front: (hair) =>
      puffs(200, 152, 66, 50, 176, 364, 10, 22, hair.base) +
      puffs(200, 142, 40, 26, 180, 360, 5, 20, hair.base) +
      ellipse(200, 144, 62, 26, hair.base) +
      shape(
        'M121 210C118 180 126 154 144 140H256C274 154 282 180 279 210C276 188 268 172 256 162C230 150 170 150 144 162C132 172 124 188 121 210Z',
        hair.base,
      ) +
      line('M150 116c8-8 14-12 22-14M216 98c10 2 18 6 24 12', hair.strand, 3.6, 0.7),
  },
} satisfies Record<string, HairStyle>
