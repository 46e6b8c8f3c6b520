import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '@/ui/Alert.tsx'
import { Button } from '@/ui/control/Button.tsx'
import { Facts } from '@/ui/text/Facts.tsx'
import { m } from '~words'
import { dayWords } from '../../../db/reference/days.ts'
import { getLocale } from '../../../i18n/paraglide/runtime.js'
import { maskedAccount } from '../../../server/features/directdebit/rules/masked-account.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { errorWords, refusalIn } from '../../lib/refusal-words.ts'
import { asClock, useSecondsUntil } from '../../lib/time/countdown.ts'
import { useTRPC } from '../../lib/trpc.ts'
import { CodeField } from './CodeField.tsx'
import { type Debit, euros, type MandateView, useTold } from './debit.ts'
import { Refused, saidAsPanels } from './Refused.tsx'
import { Step } from './Step.tsx'

export interface CodeStepProps {
  paymentId: string
  debit: Debit
  given: MandateView
  /** Back to what was filled in. */
  onChange: () => void
}

/** The code from the phone, what is paid with it, and the button that does. */
export function CodeStep({ paymentId, debit, given, onChange }: CodeStepProps) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const sign = useMutation(trpc.directDebit.sign.mutationOptions())
  const tell = useTold(paymentId)
  const form = useForm({
    fields: { code: () => m.directdebit_refusal_field_missing({ field: 'code' }) },
    saidOver: saidAsPanels,
    send: async ({ code }) => {
      const told = await sign.mutateAsync({ paymentId, code }).catch(async (error) => {
        // What it says now takes the place of what it said: a code that is spent has no field, nor a button.
        if (refusalIn(error)) await queryClient.invalidateQueries(trpc.directDebit.show.queryFilter({ paymentId }))
        throw error
      })
      await queryClient.invalidateQueries(trpc.session.me.queryFilter())
      tell(told)
    },
  })
  return (
    <Step
      step={2}
      title={m.directdebit_code_title()}
      lead={
        given.isCodeSpent
          ? m.directdebit_code_spent_lead({ end: given.phoneEnd })
          : m.directdebit_code_lead({ end: given.phoneEnd })
      }
      takesFocus
      form={form.props}
      action={
        <>
          <Refused failure={form.failure} orderId={debit.orderId} />
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            {m.directdebit_total({ credits: debit.credits })}
            <strong className="text-lg tabular-nums">{euros(debit.total)}</strong>
          </p>
          {!given.isCodeSpent && <Confirm debit={debit} isBusy={form.isBusy} />}
        </>
      }
    >
      {given.isCodeSpent ? <Alert tone="danger">{m.directdebit_refusal_code_spent()}</Alert> : <CodeField />}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <button type="button" className="min-h-touch rounded-xs text-link" onClick={onChange}>
          {m.directdebit_change_number()}
        </button>
        <NextCode paymentId={paymentId} given={given} />
      </div>
      <section className="rounded-lg border border-line bg-surface p-4">
        <h2 className="mb-2.5 text-base font-bold">{m.directdebit_order()}</h2>
        <Facts facts={factsOf(debit, given)} />
      </section>
    </Step>
  )
}

function Confirm({ debit, isBusy }: { debit: Debit; isBusy: boolean }) {
  return (
    <>
      <Button type="submit" full busy={isBusy}>
        {m.directdebit_confirm()}
      </Button>
      <p className="text-center text-sm text-ink-muted">
        {m.directdebit_confirm_means({ date: dayWords(debit.collectOn, getLocale()), amount: euros(debit.total) })}
      </p>
    </>
  )
}

function factsOf({ credits, total, tax, taxRate, reference }: Debit, given: MandateView) {
  return [
    [m.directdebit_credits({ credits }), euros(total)],
    [m.directdebit_tax({ rate: `${taxRate / 100}%` }), euros(tax)],
    [m.directdebit_account(), maskedAccount(given)],
    [m.directdebit_reference(), reference],
  ] as const
}

/** Another code, when its time has come. */
function NextCode({ paymentId, given }: { paymentId: string; given: MandateView }) {
  const tell = useTold(paymentId)
  const send = useMutation(useTRPC().directDebit.sendCode.mutationOptions({ onSuccess: tell }))
  const [until, setUntil] = useState(() => Date.now() + given.nextCodeIn * 1000)
  const [counted, setCounted] = useState(given)
  if (counted !== given) {
    setCounted(given)
    setUntil(Date.now() + given.nextCodeIn * 1000)
  }
  const left = useSecondsUntil(until, given.nextCodeIn)
  if (left > 0)
    return <p className="text-sm text-ink-muted tabular-nums">{m.directdebit_next_code_in({ time: asClock(left) })}</p>
  return (
    <div>
      <Button variant="outline" size="md" busy={send.isPending} onClick={() => send.mutate({ paymentId })}>
        {m.directdebit_next_code()}
      </Button>
      {send.isError && (
        <p role="alert" className="mt-1 text-sm text-danger">
          {errorWords(send.error)}
        </p>
      )}
    </div>
  )
}
