import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CreditCard } from 'lucide-react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { StateScreen } from '@/ui/StateScreen.tsx'
import { m } from '~words'
import { type Outputs, useTRPC } from '../../lib/trpc.ts'
import type { SavedMethod } from '../orders/method/saved-words.ts'
import { RepeatForm } from './RepeatForm.tsx'
import { usualOffer } from './usual-offer.ts'

type List = Outputs['savedMethods']['list']

/** `/credits/repeat-order`: buying again with one tap. */
export function RepeatPage() {
  const trpc = useTRPC()
  const { methods, lastPackageId } = useSuspenseQuery(trpc.savedMethods.list.queryOptions()).data
  const [saved] = methods
  return saved ? <RepeatWith {...{ saved, lastPackageId }} /> : <NothingSaved />
}

/** At the prices that hold with what is remembered. */
function RepeatWith({ saved, lastPackageId }: Pick<List, 'lastPackageId'> & { saved: SavedMethod }) {
  const { method } = saved
  const { offers } = useSuspenseQuery(useTRPC().packages.shop.queryOptions({ method })).data
  return <RepeatForm offers={offers} usual={usualOffer(offers, lastPackageId)} saved={saved} />
}

function NothingSaved() {
  return (
    <StateScreen
      tone="info"
      icon={<CreditCard aria-hidden />}
      title={m.saved_methods_none_title()}
      text={m.saved_methods_none_text()}
      actions={
        <Link to="/credits" className={buttonClass({ size: 'xl', full: true })}>
          {m.saved_methods_none_action()}
        </Link>
      }
    />
  )
}
