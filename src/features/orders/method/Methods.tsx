import { Alert } from '@/ui/Alert.tsx'
import { Button } from '@/ui/control/Button.tsx'
import { m } from '~words'
import { type ChosenMethod, MethodChoice, type MethodView } from './MethodChoice.tsx'
import { MethodSkeleton } from './MethodSkeleton.tsx'
import type { DebitTerms } from './method-words.ts'
import type { SavedMethod } from './saved-words.ts'

export interface MethodsProps {
  offers: readonly MethodView[] | undefined
  savedMethods: readonly SavedMethod[]
  isAway: boolean
  askAgain: () => void
  chosen: ChosenMethod | null
  debitTerms: DebitTerms | undefined
  choose: (chosen: ChosenMethod) => void
}

/** How one can pay, as soon as that is known. */
export function Methods({ offers, savedMethods, isAway, askAgain, chosen, debitTerms, choose }: MethodsProps) {
  if (isAway)
    return (
      <Alert
        tone="warning"
        announce
        title={m.orders_methods_away()}
        action={
          <Button variant="outline" onClick={askAgain}>
            {m.orders_try_again()}
          </Button>
        }
      >
        {m.orders_methods_away_text()}
      </Alert>
    )
  return offers ? (
    <MethodChoice {...{ offers, savedMethods, chosen, debitTerms }} onChoose={choose} />
  ) : (
    <MethodSkeleton />
  )
}
