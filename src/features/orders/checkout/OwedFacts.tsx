import { Fact } from '@/ui/text/Facts.tsx'
import { m } from '~words'

export interface OwedFactsProps {
  /** Of the package. */
  credits: number
  /** What goes off them for what a bank took back of earlier purchases. */
  owedCredits: number
}

/** What a member owes, and what they get then. */
export function OwedFacts({ credits, owedCredits }: OwedFactsProps) {
  const collected = Math.min(owedCredits, credits)
  if (collected === 0) return null
  return (
    <>
      <Fact
        name={m.orders_owed()}
        value={`−${m.orders_credits({ credits: collected })}`}
        className="border-t border-line pt-2.5 text-ink"
      />
      <Fact
        name={m.orders_owed_left()}
        value={m.orders_credits({ credits: credits - collected })}
        className="text-ink"
      />
    </>
  )
}
