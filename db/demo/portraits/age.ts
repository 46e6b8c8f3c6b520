import type { Skin } from './palettes.ts'
import { both, line } from './svg.ts'

/** The lines that years draw in a face; none before 36. */
export function drawYears(age: number, skin: Skin): string {
  let lines = ''
  if (age >= 36) lines += both(line('M166 254c-5 5-8 11-8 17', skin.line, 2.8, age >= 48 ? 0.65 : 0.4))
  if (age >= 42) lines += both(line('M146 207l-9-4M146 213h-10', skin.line, 2.6, 0.5))
  if (age >= 48) lines += both(line('M159 226c6 4 15 4 20 1', skin.line, 2.6, 0.5))
  if (age >= 54) lines += line('M172 158c18-5 38-5 56 0', skin.line, 2.6, 0.42)
  if (age >= 60)
    lines += line('M166 169c22-6 46-6 68 0', skin.line, 2.6, 0.42) + both(line('M146 219l-9 4', skin.line, 2.6, 0.5))
  if (age >= 66) lines += both(line('M150 262c-3 6-4 12-2 18', skin.line, 2.6, 0.42))
  return lines
}
