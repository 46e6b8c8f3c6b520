import { both, line, shape } from '../svg.ts'
import type { HairStyle } from './style.ts'

const TRIMMED = 'M119 218C107 134 148 86 204 86S293 132 281 218L273 232H127Z'

export const shortHair = {
  pixie: {
    ears: true,
    back: (hair) => shape('M115 226C100 126 146 76 204 76S300 126 285 226L272 246H128Z', hair.base),
    front: (hair) =>
      shape(
        'M118 222C104 134 150 84 208 86C262 88 296 134 282 222C278 200 272 186 264 176C232 174 194 160 172 138C160 162 142 174 132 190C124 200 120 210 118 222Z',
        hair.base,
      ) + line('M176 110c28 34 62 44 92 54M190 98c24 28 54 38 80 48M160 112c-14 18-28 36-34 62', hair.strand, 3.2, 0.6),
  },
  coiffed: {
    ears: true,
    back: (hair) =>
      shape(
        'M106 224C82 158 106 66 202 66S318 158 294 224C298 250 286 262 270 260H130C114 262 102 250 106 224Z',
        hair.base,
      ),
    front: (hair) =>
      shape(
        'M115 228C94 140 138 80 202 82S306 140 285 228C280 202 274 182 260 170C236 178 202 166 186 146C172 168 148 172 138 184C126 196 118 210 115 228Z',
        hair.base,
      ) +
      line(
        'M188 116c20 30 50 36 74 36M166 120c-8 24-24 32-36 48M198 96c26 20 52 24 74 42M110 190c-2 14 0 26 4 38M290 190c2 14 0 26-4 38',
        hair.strand,
        3.4,
        0.8,
      ),
  },
  crop: {
    ears: true,
    back: (hair) => shape(TRIMMED, hair.base),
    front: (hair) =>
      shape(
        'M120 212C110 134 150 84 204 84S290 132 280 212C277 190 272 174 262 160C258 154 250 152 246 158C240 146 230 146 224 154C218 142 206 142 200 152C192 142 180 144 176 154C168 146 158 150 154 158C148 154 142 158 138 166C128 180 122 196 120 212Z',
        hair.base,
      ) + line('M160 126c6-8 14-12 22-14M206 112c10 0 18 2 26 6', hair.strand, 3.2, 0.6),
  },
  sideSweep: {
    ears: true,
    back: (hair) => shape(TRIMMED, hair.base),
    front: (hair) =>
      shape(
        'M120 214C106 130 150 82 210 84C262 86 291 130 280 214C277 188 270 172 260 158C224 162 182 150 154 132C138 154 126 182 120 214Z',
        hair.base,
      ) + line('M166 112c30 26 62 32 94 34M184 100c26 20 52 24 78 30', hair.strand, 3.2, 0.6),
  },
  quiff: {
    ears: true,
    back: (hair) => shape(TRIMMED, hair.base),
    front: (hair) =>
      shape(
        'M120 214C110 160 118 128 140 112C136 82 178 58 226 66C272 74 298 122 280 214C276 186 268 168 258 154C226 142 190 144 158 148C138 162 126 184 120 214Z',
        hair.base,
      ) + line('M152 118c22-26 60-34 92-22M160 132c26-20 60-24 92-12', hair.strand, 3.4, 0.6),
  },
  buzz: {
    ears: true,
    front: (hair) =>
      shape(
        'M123 210C116 138 154 97 200 97S284 138 277 210C274 174 260 150 242 143C214 136 186 136 158 143C140 150 126 174 123 210Z',
        hair.base,
        0.82,
      ),
  },
  receding: {
    ears: true,
    back: (hair) => shape(TRIMMED, hair.base),
    front: (hair) =>
      shape(
        'M120 214C110 134 152 92 204 92S290 134 280 214C276 178 268 150 248 128C238 138 222 146 202 146C180 146 164 138 154 128C132 150 124 178 120 214Z',
        hair.base,
      ) + line('M184 106c-4 10-4 20-2 30M204 102v36M224 106c4 10 4 20 2 30', hair.strand, 3.2, 0.6),
  },
  horseshoe: {
    ears: true,
    back: (hair) => both(shape('M120 238C111 210 114 180 127 162L142 238Z', hair.base)),
    front: (hair) =>
      both(
        shape('M119 226C113 196 119 168 135 150C140 160 140 172 137 182C133 192 132 204 132 214L126 206Z', hair.base),
      ) + line('M158 134c10-10 24-16 40-17', '#fff', 8, 0.28),
  },
  bald: {
    ears: true,
    front: () => line('M152 146c8-16 24-27 44-30', '#fff', 8.5, 0.27),
  },
  slick: {
    ears: true,
    back: (hair) => shape(TRIMMED, hair.base),
    front: (hair) =>
      shape(
        'M120 214C108 132 150 82 202 82S292 132 280 214C276 178 266 152 244 136C216 126 184 126 156 136C134 152 124 178 120 214Z',
        hair.base,
      ) +
      line(
        'M168 128c2-14 8-24 16-30M200 124V94M232 128c-2-14-8-24-16-30M144 142c2-14 8-26 16-34M256 142c-2-14-8-26-16-34',
        hair.strand,
        3.2,
        0.65,
      ),
  },
} satisfies Record<string, HairStyle>
