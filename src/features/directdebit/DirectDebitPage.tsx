import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link, Navigate } from '@tanstack/react-router'
import { Hourglass, WalletCards } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { ResultPage } from '@/ui/ResultPage.tsx'
import { m } from '~words'
import { useTRPC } from '../../lib/trpc.ts'
import { TestBanner } from '../packages/TestBanner.tsx'
import { CodeStep } from './CodeStep.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import { type TypedDetails, typedOf } from './debit.ts'

const route = getRouteApi('/directdebit')

/** `/directdebit`: what a member pays by direct debit, in two steps: who they are, and the code from their phone. */
export function DirectDebitPage() {
  const { payment } = route.useSearch()
  return payment ? <DebitOf key={payment} paymentId={payment} /> : <NoDebit />
}

function DebitOf({ paymentId }: { paymentId: string }) {
  const { data: debit } = useSuspenseQuery(useTRPC().directDebit.show.queryOptions({ paymentId }))
  const [isChanging, setChanging] = useState(false)
  const [typed, setTyped] = useState<TypedDetails>()
  if (debit.state === 'signed')
    return <Navigate to="/credits/$id/{-$paymentmethod}" params={{ id: debit.orderId }} replace />
  if (debit.state === 'closed') return <Closed orderId={debit.orderId} />
  return (
    <>
      <TestBanner isTest={debit.isTest} />
      {debit.given && !isChanging ? (
        <CodeStep
          // With a code that is spent, or another one, the step begins anew: what was said of the last is gone with it.
          key={`${debit.reference} ${debit.given.isCodeSpent}`}
          {...{ paymentId, debit, given: debit.given }}
          onChange={() => setChanging(true)}
        />
      ) : (
        <DetailsStep
          {...{ paymentId, debit, takesFocus: isChanging }}
          typed={typed ?? typedOf(debit.given)}
          onSent={(sent) => {
            setTyped(sent)
            setChanging(false)
          }}
        />
      )}
    </>
  )
}

function Closed({ orderId }: { orderId: string }) {
  return (
    <ResultPage
      icon={<Hourglass aria-hidden />}
      title={m.directdebit_closed_title()}
      action={
        <Link to="/credits/$id/{-$paymentmethod}" params={{ id: orderId }} className={buttonClass()}>
          {m.directdebit_closed_action()}
        </Link>
      }
    >
      <p>{m.directdebit_closed_text()}</p>
    </ResultPage>
  )
}

/** Nobody has led here from an order. */
export function NoDebit() {
  return (
    <ResultPage
      icon={<WalletCards aria-hidden />}
      title={m.directdebit_none_title()}
      action={
        <Link to="/credits" className={buttonClass()}>
          {m.directdebit_none_action()}
        </Link>
      }
    >
      <p>{m.directdebit_none_text()}</p>
    </ResultPage>
  )
}
