/** One line of a benchmark's table. */
export interface Figure {
  name: string
  /** What we need, with its unit. */
  ours: string
  /** What it is held against, in the same unit. */
  beside?: string
  ratio?: number
  goal?: string
  verdict?: Verdict
}

export type Verdict = 'met' | 'missed' | 'met in every round' | 'missed in every round' | 'inconclusive'

export interface Benchmark<Size = unknown> {
  title: string
  /** With which every run of the tests does it: in seconds, for right answers and not for times. */
  tiny: Size
  full: Size
  /** Throws when something went wrong with what is measured: a figure of failures is none. */
  run(size: Size): Promise<Figure[]>
}

export interface Goal {
  text: string
  isMet(value: number): boolean
}

export const atMost = (limit: number): Goal => ({ text: `≤ ${limit}`, isMet: (value) => value <= limit })
export const atLeast = (limit: number): Goal => ({ text: `≥ ${limit}`, isMet: (value) => value >= limit })

export interface Comparison {
  name: string
  unit: string
  goal?: Goal
  rounds?: number
  /** Measures ours once, in `unit`. */
  ours(): Promise<number>
  /** Measures once what ours is held against, in `unit`. */
  beside(): Promise<number>
}

/** Rounds may differ by so much before a figure says nothing by itself. */
const steadiness = 0.1

/**
 * Both sides in turns, so that what else the machine does hits both; the first turn of each only warms up. The figure is the
 * median of the rounds. Where their ratios differ by more than a tenth it counts only if all rounds say the same.
 */
export async function compare({ name, unit, goal, rounds = 5, ours, beside }: Comparison): Promise<Figure> {
  await ours()
  await beside()
  const measured: { ours: number; beside: number; ratio: number }[] = []
  for (let round = 0; round < rounds; round++) {
    // The second run may find a warmer machine, so the order alternates.
    const first = round % 2 === 0 ? await ours() : await beside()
    const second = round % 2 === 0 ? await beside() : await ours()
    const [o, b] = round % 2 === 0 ? [first, second] : [second, first]
    measured.push({ ours: o, beside: b, ratio: o / b })
  }
  const ratios = measured.map(({ ratio }) => ratio)
  return {
    name,
    ours: withUnit(median(measured.map((round) => round.ours)), unit),
    beside: withUnit(median(measured.map((round) => round.beside)), unit),
    ratio: median(ratios),
    goal: goal?.text,
    verdict: goal && judge(ratios, goal),
  }
}

/** A figure that needs no comparison: a size, a count, or a time that is given as it is. */
export function absolute({
  name,
  unit,
  value,
  goal,
}: {
  name: string
  unit: string
  value: number
  goal?: Goal
}): Figure {
  const verdict = goal && (goal.isMet(value) ? 'met' : 'missed')
  return { name, ours: withUnit(value, unit), goal: goal && `${goal.text} ${unit}`.trim(), verdict }
}

function judge(ratios: number[], goal: Goal): Verdict {
  const isSteady = Math.max(...ratios) <= Math.min(...ratios) * (1 + steadiness)
  if (isSteady) return goal.isMet(median(ratios)) ? 'met' : 'missed'
  if (ratios.every(goal.isMet)) return 'met in every round'
  return ratios.some(goal.isMet) ? 'inconclusive' : 'missed in every round'
}

export function median(values: number[]): number {
  return percentile(values, 50)
}

/** The value that `percent` of them do not exceed; 0 of none. */
export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0
}

export function withUnit(value: number, unit: string): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2
  return `${value.toFixed(digits)} ${unit}`.trim()
}
