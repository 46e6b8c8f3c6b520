import { both, circle, line, rect, shape } from './svg.ts'

function holder(colour: string, width: number, inner: number, outer: number): string {
  return (
    line(`M${inner} 209c4-4 ${400 - 2 * inner - 4}-4 ${400 - 2 * inner} 0`, colour, width) +
    both(line(`M${outer} 208l-${outer - 127} -5`, colour, width))
  )
}

export const glasses = {
  none: () => '',
  soft: (colour: string) => both(frame(146, 194, 46, 38, 15, colour, 5)) + holder(colour, 5, 192, 146),
  round: (colour: string) =>
    both(line('M147 214a22.5 22.5 0 1 0 45 0a22.5 22.5 0 1 0-45 0Z', colour, 4)) + holder(colour, 4, 192, 147),
  square: (colour: string) => both(frame(143, 195, 49, 35, 7, colour, 6)) + holder(colour, 6, 192, 143),
  reading: (colour: string) => both(frame(148, 206, 42, 24, 9, colour, 3.4)) + holder(colour, 3.4, 190, 148),
  cat: (colour: string) =>
    both(line('M142 197c16-4 36-3 48 3 3 18-4 31-22 32-16 0-23-12-26-35Z', colour, 5)) + holder(colour, 4.6, 190, 144),
  pilot: (colour: string) =>
    both(line('M146 200c14-5 34-4 45 1 2 18-5 36-22 36-16 0-23-17-23-37Z', colour, 3.6)) +
    line('M190 201h20', colour, 3.6) +
    holder(colour, 3.6, 191, 146),
} satisfies Record<string, (colour: string) => string>

export type GlassesName = keyof typeof glasses

function frame(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  colour: string,
  stroke: number,
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="#fff" fill-opacity=".14" stroke="${colour}" stroke-width="${stroke}"/>`
}

export const glassesColours = ['#2e2b40', '#5a3b2b', '#8a3049', '#4a5a70', '#2a2420', '#a9834a', '#34605c'] as const

export const earrings = {
  none: () => '',
  studs: (colour: string) => both(circle(126, 244, 5.5, colour)),
  hoops: (colour: string) => both(line('M126 242a13 13 0 1 1-.1 0', colour, 3.8)),
  drops: (colour: string) =>
    both(line('M126 241v9', colour, 2.6) + shape('M126 248c6 9 7 13 7 16a7 7 0 0 1-14 0c0-3 1-7 7-16Z', colour)),
  bars: (colour: string) => both(rect(123.5, 240, 5, 24, colour, 2.5)),
} satisfies Record<string, (colour: string) => string>

export type EarringsName = keyof typeof earrings

export const jewelColours = ['#e9b949', '#d9d4e6', '#f3efe9', '#d5654f', '#3f8f8b'] as const
