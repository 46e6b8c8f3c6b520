import { both, circle, ellipse, line, shape } from '../svg.ts'
import { CAP, type HairStyle, plait } from './style.ts'

const SLEEK = 'M119 218C108 136 148 88 200 88S292 136 281 218C276 176 248 134 200 131C152 134 124 176 119 218Z'
const SLEEK_STRANDS = 'M200 92v34M176 96c-18 12-36 34-46 66M224 96c18 12 36 34 46 66'
const SIDE = 'M119 218C108 138 150 88 206 90C258 90 293 138 281 218C276 182 252 156 222 140C194 168 146 178 119 218Z'

export const updos = {
  topBun: {
    ears: true,
    back: (hair) =>
      circle(202, 68, 39, hair.base) +
      line('M178 58c14-16 38-16 48 0M176 76c16-10 40-10 52 0', hair.strand, 3.4, 0.7) +
      shape(CAP, hair.base),
    front: (hair) => shape(SLEEK, hair.base) + line(SLEEK_STRANDS, hair.strand, 3.2, 0.6),
  },
  messyBun: {
    ears: true,
    back: (hair) =>
      circle(206, 66, 34, hair.base) +
      circle(178, 74, 20, hair.base) +
      circle(234, 76, 18, hair.base) +
      circle(190, 46, 17, hair.base) +
      circle(222, 46, 16, hair.base) +
      line('M184 62c10-16 34-18 44-2M190 80c12-10 26-10 38 2', hair.strand, 3.4, 0.7) +
      shape(CAP, hair.base),
    front: (hair) =>
      shape(SIDE, hair.base) +
      line('M222 100c-24 34-66 44-92 82', hair.strand, 3.2, 0.6) +
      both(line('M122 206c-6 26 4 42-4 66', hair.base, 6)),
  },
  lowBun: {
    ears: true,
    back: (hair) =>
      ellipse(270, 282, 40, 36, hair.base) +
      line('M250 276c10-16 34-16 44 2M252 292c10 12 30 12 40 0', hair.strand, 3.4, 0.7) +
      shape(CAP, hair.base),
    front: (hair) =>
      shape(
        'M119 220C106 136 148 86 200 86S294 136 281 220C278 182 250 150 202 120C152 150 124 182 119 220Z',
        hair.base,
      ) + line('M202 90v26M196 96c-30 14-58 44-68 84M208 96c28 14 54 44 64 84', hair.strand, 3.2, 0.6),
  },
  ponytail: {
    ears: true,
    back: (hair, cloth) =>
      shape(
        'M238 92C280 54 340 90 332 172C330 226 346 258 322 326C300 300 304 258 294 214C288 176 272 140 238 124Z',
        hair.base,
      ) +
      line('M268 104c34 18 38 70 36 110M290 96c28 26 30 74 28 116', hair.strand, 3.4, 0.7) +
      ellipse(250, 106, 17, 22, cloth.base, 1, 28) +
      shape(CAP, hair.base),
    front: (hair) =>
      shape(SIDE, hair.base) + line('M226 98c-26 32-70 44-98 84M232 100c20 18 36 44 42 74', hair.strand, 3.2, 0.6),
  },
  sidePonytail: {
    ears: true,
    back: (hair) => shape(CAP, hair.base),
    shoulder: (hair, cloth) =>
      shape(
        'M262 262C300 276 316 318 306 362C300 396 306 420 288 448C266 430 262 396 262 362C256 326 244 300 246 276Z',
        hair.base,
      ) +
      line('M270 290c18 30 20 66 14 126M286 300c12 28 12 60 6 90', hair.strand, 3.4, 0.7) +
      ellipse(258, 276, 19, 12, cloth.base, 1, -28),
    front: (hair) =>
      shape(
        'M119 222C106 136 148 86 204 86C260 86 296 138 284 226L272 276C262 266 268 240 268 214C264 184 250 162 226 142C196 170 146 180 119 222Z',
        hair.base,
      ) + line('M224 96c-24 36-68 46-96 84M234 100c24 24 40 58 42 104', hair.strand, 3.2, 0.6),
  },
  braids: {
    ears: true,
    back: (hair) => shape(CAP, hair.base),
    shoulder: (hair, cloth) =>
      plait(128, 270, 110, 408, 30, 9, hair, cloth.base) + plait(272, 270, 290, 408, 30, 9, hair, cloth.base),
    front: (hair) =>
      shape(
        'M116 262C118 246 114 234 116 216C106 136 148 86 200 86S294 136 284 216C286 234 282 246 284 262L268 250C270 236 270 226 268 212C262 178 240 146 202 120C162 146 138 178 132 212C130 226 130 236 132 250Z',
        hair.base,
      ) + line('M202 90v26M194 98c-30 16-56 46-64 88M210 98c28 16 52 46 60 88', hair.strand, 3.2, 0.6),
  },
  sideBraid: {
    ears: true,
    back: (hair) => shape(CAP, hair.base),
    shoulder: (hair, cloth) => plait(272, 268, 266, 424, 34, 10, hair, cloth.base),
    front: (hair) =>
      shape(
        'M119 220C108 136 150 86 206 88C262 90 296 138 284 222L282 262L266 252C270 238 270 226 268 212C262 186 244 164 212 144C184 166 144 182 119 220Z',
        hair.base,
      ) + line('M212 98c-26 32-66 48-90 88M222 100c26 22 46 54 50 104', hair.strand, 3.2, 0.6),
  },
  crownBraid: {
    ears: true,
    back: (hair) => shape(CAP, hair.base),
    front: (hair) => {
      const links = Array.from({ length: 17 }, (_, i) => {
        const angle = (Math.PI * (i + 0.9)) / 17.8
        const along = (Math.atan2(-92 * Math.cos(angle), 76 * Math.sin(angle)) * 180) / Math.PI
        return ellipse(
          200 - 76 * Math.cos(angle),
          190 - 92 * Math.sin(angle),
          15,
          8.5,
          i % 2 ? hair.base : hair.strand,
          1,
          along + (i % 2 ? 30 : -30),
        )
      }).join('')
      return shape(SLEEK, hair.base) + line(SLEEK_STRANDS, hair.strand, 3, 0.5) + links
    },
  },
} satisfies Record<string, HairStyle>
