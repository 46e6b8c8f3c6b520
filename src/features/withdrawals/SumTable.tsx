import type { ReactNode } from 'react'
import { Fact, Facts, type FactsProps } from '@/ui/text/Facts.tsx'

export type SumLine = readonly [label: string, value: ReactNode]

/** Amounts one below the other, with what they come to. */
export const SumTable = ({ lines, total }: { lines: FactsProps['facts']; total?: SumLine }) => (
  <Facts isCard isRuled facts={lines}>
    {total && <Fact name={total[0]} value={<span className="text-xl">{total[1]}</span>} className="font-bold" />}
  </Facts>
)
