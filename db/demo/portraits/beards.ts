import type { FaceShape } from './face.ts'
import type { HairShades } from './palettes.ts'
import { both, line, shape } from './svg.ts'

/** The jaw from ear to ear, `grow` px outside the face. */
function jawLine({ cheek, jaw, chin }: FaceShape, grow: number): string {
  const low = chin + grow
  return `M125.5 206C125.5 ${cheek + 4} ${200 - jaw - 2} ${low} 200 ${low}S274.5 ${cheek + 4} 274.5 206`
}

const CHEEK_LINE = 'C270 232 262 250 242 255C228 246 214 247 200 251C186 247 172 246 158 255C138 250 130 232 125.5 206Z'
const LOW_CHEEK_LINE =
  'C271 240 262 268 244 274C230 254 214 250 200 252C186 250 170 254 156 274C138 268 129 240 125.5 206Z'
const MOUSTACHE = 'M200 251c-14-6-30 0-37 17 11-3 24-5 37-3 13-2 26 0 37 3-7-17-23-23-37-17Z'

type Beard = (face: FaceShape, hair: HairShades) => string

export const beards = {
  none: () => '',
  stubble: (face, hair) => shape(jawLine(face, 1) + CHEEK_LINE, hair.brow, 0.32),
  short: (face, hair) => shape(jawLine(face, 4) + LOW_CHEEK_LINE, hair.brow, 0.82),
  full: (face, hair) => shape(jawLine(face, 8) + CHEEK_LINE, hair.base),
  long: (face, hair) =>
    shape(jawLine(face, 12) + CHEEK_LINE, hair.base) +
    shape(
      `M152 ${face.chin - 22}C158 ${face.chin + 44} 184 ${face.chin + 62} 200 ${face.chin + 62}S242 ${face.chin + 44} 248 ${face.chin - 22}Z`,
      hair.base,
    ) +
    both(line(`M186 ${face.chin + 4}c-2 16 0 28 4 40`, hair.strand, 3.4, 0.7)),
  goatee: (face, hair) =>
    shape(
      `${MOUSTACHE}M163 268C164 ${face.chin - 6} 182 ${face.chin + 5} 200 ${face.chin + 5}S236 ${face.chin - 6} 237 268C228 260 172 260 163 268Z`,
      hair.brow,
    ),
  moustache: (_face, hair) => shape(MOUSTACHE, hair.brow),
  chinstrap: (face, hair) =>
    shape(
      `${jawLine(face, 4)}C268 252 250 290 228 306C214 298 186 298 172 306C150 290 132 252 125.5 206Z`,
      hair.brow,
      0.9,
    ),
} satisfies Record<string, Beard>

export type BeardName = keyof typeof beards
