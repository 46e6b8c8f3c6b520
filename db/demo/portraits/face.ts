import type { Skin } from './palettes.ts'
import { both, ellipse, line, shape } from './svg.ts'

/** The lower half of a face: how low the cheeks stay wide, how broad the jaw is, where the chin ends. */
export interface FaceShape {
  cheek: number
  jaw: number
  chin: number
}

export const faces = {
  oval: { cheek: 258, jaw: 51, chin: 322 },
  round: { cheek: 268, jaw: 66, chin: 318 },
  heart: { cheek: 248, jaw: 40, chin: 323 },
  long: { cheek: 264, jaw: 50, chin: 330 },
  square: { cheek: 278, jaw: 62, chin: 323 },
  full: { cheek: 284, jaw: 76, chin: 323 },
  strong: { cheek: 284, jaw: 68, chin: 328 },
} satisfies Record<string, FaceShape>

export type FaceName = keyof typeof faces

export function drawHead(face: FaceShape, skin: Skin): string {
  const { cheek, jaw, chin } = face
  return shape(
    `M127 198C127 137 159 103 200 103S273 137 273 198C273 ${cheek} ${200 + jaw} ${chin} 200 ${chin}S127 ${cheek} 127 198Z`,
    skin.base,
  )
}

/** Neck and the shadow of the chin on it; `half` is half the neck's width. */
export function drawNeck(face: FaceShape, skin: Skin, half: number): string {
  const [left, right, chin] = [200 - half, 200 + half, face.chin]
  const neck = `M${left} 270H${right}V372C${right} 404 ${left} 404 ${left} 372Z`
  const shadow = `M${left} 270H${right}V${chin - 4}C${right - 14} ${chin + 28} ${left + 14} ${chin + 28} ${left} ${chin - 4}Z`
  return shape(neck, skin.base) + shape(shadow, skin.shade, 0.75)
}

export function drawEars(skin: Skin): string {
  return both(ellipse(127, 222, 12.5, 19.5, skin.base) + line('M122 213c-4 5-4 13 1 18', skin.shade, 3, 0.8))
}

export function drawCheeks(skin: Skin): string {
  return both(ellipse(153, 248, 17, 11, '#e8546f', skin.blush))
}

export const noses = {
  hook: (skin: Skin) => line('M202 217c-2 11-10 19-9 26 3 6 12 6 17 1', skin.line, 4, 0.75),
  button: (skin: Skin) => line('M189 240c2 8 20 8 22 0', skin.line, 4, 0.75),
  broad: (skin: Skin) =>
    line('M184 240c1 6 7 7 10 5 3 4 9 4 12 0 3 2 9 1 10-5', skin.line, 3.8, 0.75) +
    line('M205 217c1 5 2 9 3 13', skin.line, 3.4, 0.4),
  straight: (skin: Skin) => line('M206 214c1 11 5 19 6 25 0 7-12 8-21 4', skin.line, 4, 0.75),
} satisfies Record<string, (skin: Skin) => string>

export type NoseName = keyof typeof noses

export function drawFreckles(skin: Skin): string {
  const spots = [
    [143, 240],
    [150, 247],
    [158, 241],
    [164, 249],
    [154, 255],
    [171, 243],
  ] as const
  return both(spots.map(([x, y]) => ellipse(x, y, 1.7, 1.5, skin.line, 0.55)).join(''))
}
