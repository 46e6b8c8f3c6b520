import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { Check, ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { ResultPage } from '@/ui/ResultPage.tsx'
import { m } from '~words'
import { DeadLinkPage } from '../../../lib/mailed-link/DeadLinkPage.tsx'
import type { ShownTerms } from '../terms.ts'
import { useHasChanged } from '../use-has-changed.ts'
import { Withdrawn } from '../Withdrawn.tsx'
import { LinkSteps } from './LinkSteps.tsx'
import { Purchases } from './Purchases.tsx'

const route = getRouteApi('/withdrawal/do')

/** `/withdrawal/do`: where the mailed link leads. It withdraws from nothing until that is confirmed in its second step. */
export function LinkPage() {
  const link = route.useLoaderData()
  const router = useRouter()
  const { purchase, step, ...said } = route.useSearch()
  const takesFocus = useHasChanged(`${purchase} ${step}`)
  const [doneNow, setDone] = useState<ShownTerms>()
  const [hasFailed, setFailed] = useState(false)
  // What was loaded about one purchase stays while another one is chosen.
  const done = doneNow ?? (link?.done?.orderId === purchase ? link?.done : undefined)
  if (done?.withdrawnAt) {
    const isMore = link?.purchases.some(({ orderId }) => orderId !== done.orderId)
    const action = isMore ? <More onChoose={() => setDone(undefined)} /> : <Another />
    return <Withdrawn terms={done} withdrawnAt={done.withdrawnAt} takesFocus={Boolean(doneNow)} action={action} />
  }
  if (said.notice === 'done') return <Done />
  if (hasFailed || !link) return <Failed takesFocus={hasFailed} />
  const { purchases } = link
  if (purchases.length === 0) return <None />
  const terms = purchases.length === 1 ? purchases[0] : purchases.find(({ orderId }) => orderId === purchase)
  if (!terms) return <Purchases {...{ link, takesFocus }} />
  return (
    <LinkSteps
      {...{ link, terms, takesFocus, said }}
      step={Number(step) === 2 ? 2 : 1}
      onDone={(terms) => {
        setDone(terms)
        void router.invalidate()
      }}
      onDead={() => setFailed(true)}
    />
  )
}

/** By the same link, where it leaves something. */
function More({ onChoose }: { onChoose: () => void }) {
  return (
    <Link to="/withdrawal/do" search={{}} onClick={onChoose} className={buttonClass({ variant: 'outline' })}>
      {m.withdrawals_link_another()}
    </Link>
  )
}

function Another() {
  return (
    <Link to="/withdrawal" search={{}} className={buttonClass({ variant: 'outline' })}>
      {m.withdrawals_link_another()}
    </Link>
  )
}

/** What is said to a browser without script. */
function Done() {
  return (
    <ResultPage icon={<Check aria-hidden />} title={m.withdrawals_done_title()} action={<Another />}>
      <p>{m.withdrawals_link_done()}</p>
    </ResultPage>
  )
}

function None() {
  return (
    <ResultPage icon={<ReceiptText aria-hidden />} title={m.withdrawals_title()} action={<Another />}>
      <p>{m.withdrawals_link_none()}</p>
    </ResultPage>
  )
}

function Failed({ takesFocus }: { takesFocus: boolean }) {
  return (
    <DeadLinkPage
      takesFocus={takesFocus}
      action={
        <Link to="/withdrawal" search={{}} className={buttonClass()}>
          {m.withdrawals_link_again()}
        </Link>
      }
    >
      <p>{m.withdrawals_link_failed()}</p>
    </DeadLinkPage>
  )
}
