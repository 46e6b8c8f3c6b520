import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ChevronLeft, Download } from 'lucide-react'
import { useState } from 'react'
import { ActionBar } from '@/ui/ActionBar.tsx'
import { Alert } from '@/ui/Alert.tsx'
import { Button } from '@/ui/control/Button.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { StepBars } from '@/ui/StepBars.tsx'
import { m } from '~words'
import { errorWords } from '../../lib/refusal-words.ts'
import { useMe } from '../../lib/session/me.ts'
import { useTRPC } from '../../lib/trpc.ts'
import { Sum, Summary } from './steps.tsx'
import { hindranceWords } from './terms.ts'
import { useHasChanged } from './use-has-changed.ts'
import { Withdrawn } from './Withdrawn.tsx'

const route = getRouteApi('/transactions_/$id/withdraw')

/** `/transactions/{id}/withdraw`: the two steps of a withdrawal, and what it came to (product §17.11). */
export function WithdrawalPage() {
  const { id: orderId } = route.useParams()
  const me = useMe()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { data: terms } = useSuspenseQuery(trpc.withdrawals.terms.queryOptions({ orderId }))
  const [step, setStep] = useState(1)
  const takesFocus = useHasChanged(step)
  const withdraw = useMutation(
    trpc.withdrawals.withdraw.mutationOptions({
      onSuccess: (done) => queryClient.setQueryData(trpc.withdrawals.terms.queryKey({ orderId }), done),
      // What it says now is shown beside why it was refused.
      onError: () => queryClient.invalidateQueries(trpc.withdrawals.terms.queryFilter({ orderId })),
    }),
  )
  if (terms.withdrawnAt)
    return (
      <Withdrawn
        terms={terms}
        withdrawnAt={terms.withdrawnAt}
        takesFocus={withdraw.isSuccess}
        action={
          <div className="grid w-full grid-cols-1 gap-3">
            {terms.creditNote && (
              <a href={`/receipts/${terms.creditNote.id}.pdf`} download className={buttonClass({ variant: 'plain' })}>
                <Download aria-hidden className="size-4.5" />
                {m.transactions_pdf_credit()}
              </a>
            )}
            <Link to="/transactions/{-$id}" params={{ id: orderId }} className={buttonClass({ variant: 'outline' })}>
              {m.withdrawals_done_action()}
            </Link>
          </div>
        }
      />
    )
  const { hindrance } = terms
  const isPossible = hindrance === null
  return (
    <>
      <div className="wrap flex-1 py-6 md:py-10 lg:flex-none lg:pb-5">
        <div className="mx-auto grid max-w-110 grid-cols-1 gap-5">
          {isPossible && <StepBars step={step} steps={2} label={m.withdrawals_step({ step })} />}
          {step === 1 ? <Sum {...{ terms, takesFocus }} /> : <Summary {...{ terms, takesFocus }} name={me?.name} />}
          {step === 2 && (
            <button
              type="button"
              className="-ml-1.5 inline-flex min-h-touch items-center gap-1 justify-self-start rounded-xs font-semibold text-primary-ink"
              onClick={() => setStep(1)}
            >
              <ChevronLeft aria-hidden className="size-5" />
              {m.withdrawals_back()}
            </button>
          )}
        </div>
      </div>
      <ActionBar placed="lg:pb-10" className="mx-auto grid max-w-110 grid-cols-1 gap-2">
        {withdraw.error && (
          <Alert tone="danger" announce>
            {errorWords(withdraw.error)}
          </Alert>
        )}
        {hindrance && <Alert tone="info">{hindranceWords[hindrance]()}</Alert>}
        {step === 1 && isPossible && (
          <>
            <Button onClick={() => setStep(2)}>{m.withdrawals_next()}</Button>
            <p className="text-center text-sm text-ink-muted">{m.withdrawals_nothing_yet()}</p>
          </>
        )}
        {step === 2 && isPossible && (
          <Button
            busy={withdraw.isPending}
            onClick={() => withdraw.mutate({ orderId, refundMinor: terms.refund.minor })}
          >
            {m.withdrawals_confirm()}
          </Button>
        )}
        {(step === 2 || !isPossible) && (
          <Link to="/transactions/{-$id}" params={{ id: orderId }} className={buttonClass({ variant: 'plain' })}>
            {isPossible ? m.withdrawals_not() : m.withdrawals_done_action()}
          </Link>
        )}
      </ActionBar>
    </>
  )
}
