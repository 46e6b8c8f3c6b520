import { line, shape } from './svg.ts'

const INSIDE = '#7a2531'
const TONGUE = '#d8717a'
const TEETH = '#fffdfa'

export interface MouthColours {
  lip: string
  /** An open mouth shows its lips, too. */
  isPainted: boolean
}

function lips(d: string, { lip, isPainted }: MouthColours): string {
  return isPainted ? line(d, lip, 5.4) : ''
}

function underLip(y: number, lip: string): string {
  return line(`M191 ${y}c5 3 13 3 18 0`, lip, 3, 0.45)
}

export const mouths = {
  grin: (colours: MouthColours) =>
    lips('M170 265c20 6 40 6 60 0-3 23-14 34-30 34s-27-11-30-34Z', colours) +
    shape('M170 265c20 6 40 6 60 0-3 23-14 34-30 34s-27-11-30-34Z', INSIDE) +
    shape('M183 291c6-8 28-8 34 0-5 5-10 8-17 8s-12-3-17-8Z', TONGUE) +
    shape('M174 266.5c17 4.5 35 4.5 52 0-1 6-2 9-4 12-14 3-30 3-44 0-2-3-3-6-4-12Z', TEETH),
  laugh: (colours: MouthColours) =>
    lips('M166 262c22 5 46 5 68 0-2 28-16 42-34 42s-32-14-34-42Z', colours) +
    shape('M166 262c22 5 46 5 68 0-2 28-16 42-34 42s-32-14-34-42Z', INSIDE) +
    shape('M180 295c8-10 32-10 40 0-5 6-12 9-20 9s-15-3-20-9Z', TONGUE) +
    shape('M170 263.5c19 4 41 4 60 0 0 6-1 10-3 13-16 3-38 3-54 0-2-3-3-7-3-13Z', TEETH),
  teeth: ({ lip }: MouthColours) =>
    shape('M170 266c20 5 40 5 60 0-3 14-15 21-30 21s-27-7-30-21Z', TEETH) +
    line('M170 266c20 5 40 5 60 0-3 14-15 21-30 21s-27-7-30-21Z', lip, 4.4) +
    underLip(297, lip),
  smile: ({ lip }: MouthColours) => line('M173 271c16 14 38 14 54 0', lip, 6.4) + underLip(293, lip),
  gentle: ({ lip }: MouthColours) => line('M179 275c12 8 30 8 42 0', lip, 6.4) + underLip(291, lip),
  crooked: ({ lip }: MouthColours) => line('M176 274c14 11 36 10 52-5', lip, 6.4) + underLip(291, lip),
} satisfies Record<string, (colours: MouthColours) => string>

export type MouthName = keyof typeof mouths
