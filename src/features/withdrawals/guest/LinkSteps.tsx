import { useMutation } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { ActionBar } from '@/ui/ActionBar.tsx'
import { Alert } from '@/ui/Alert.tsx'
import { Button } from '@/ui/control/Button.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { Form } from '@/ui/form/Form.tsx'
import { StepBars } from '@/ui/StepBars.tsx'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import { FormFailure } from '../../../lib/form/FormFailure.tsx'
import { type NoticeParams, type NoticeTexts, noticeWords } from '../../../lib/form/notice-words.ts'
import { useForm } from '../../../lib/form/use-form.ts'
import { refusalIn } from '../../../lib/refusal-words.ts'
import { useSettings } from '../../../lib/settings.ts'
import { type Outputs, useTRPC } from '../../../lib/trpc.ts'
import { markName } from '../../../lib/words/mark-name.ts'
import { Sum, Summary } from '../steps.tsx'
import type { ShownTerms } from '../terms.ts'

const told: NoticeTexts = {
  withdrawal_changed: m.withdrawals_changed,
  withdrawal_over: m.withdrawals_refusal_over,
  purchase_not_found: m.withdrawals_refusal_not_found,
  nothing_to_withdraw: m.withdrawals_refusal_nothing,
}

interface LinkStepsProps {
  link: NonNullable<Outputs['withdrawals']['link']>
  terms: ShownTerms
  step: 1 | 2
  takesFocus: boolean
  /** What the form was refused with without script. */
  said: NoticeParams
  onDone: (terms: ShownTerms) => void
  /** The link works no longer. */
  onDead: () => void
}

/** The two steps of a withdrawal, each with an address of its own, so that they are there without script, too. */
export function LinkSteps({ link, terms, step, takesFocus, said, onDone, onDead }: LinkStepsProps) {
  const { name, token, purchases } = link
  const router = useRouter()
  const { name: site } = useSettings()
  const withdraw = useMutation(useTRPC().withdrawals.withdrawByLink.mutationOptions())
  const { orderId, refund } = terms
  const form = useForm({
    fields: { token: null, orderId: null, refundMinor: null },
    send: (values) =>
      withdraw.mutateAsync({ ...values, refundMinor: Number(values.refundMinor) }).then(onDone, async (error) => {
        if (refusalIn(error)?.code === 'withdrawal_link_failed') return onDead()
        // What it says now is shown beside why it was refused.
        await router.invalidate()
        throw error
      }),
  })
  const words = form.sent ? undefined : noticeWords(told, said)
  return (
    <>
      <div className="wrap flex-1 py-6 md:py-10 lg:flex-none lg:pb-5">
        <div className="mx-auto grid max-w-110 grid-cols-1 gap-5">
          <StepBars step={step} steps={2} label={m.withdrawals_step({ step })} />
          {step === 1 ? <Sum {...{ terms, takesFocus }} /> : <Summary {...{ terms, name, takesFocus }} />}
          {step === 1 && (
            <p className="text-sm text-ink-muted">{withNames(m.withdrawals_of({ name: markName(name), site }))}</p>
          )}
          <div className="grid justify-items-start">
            {step === 2 && (
              <Link to="/withdrawal/do" search={{ purchase: orderId }} className={backClass}>
                <ChevronLeft aria-hidden className="size-5" />
                {m.withdrawals_back()}
              </Link>
            )}
            {purchases.length > 1 && (
              <Link to="/withdrawal/do" search={{}} className={backClass}>
                <ChevronLeft aria-hidden className="size-5" />
                {m.withdrawals_choose_another()}
              </Link>
            )}
          </div>
        </div>
      </div>
      <ActionBar placed="lg:pb-10" className="mx-auto grid max-w-110 grid-cols-1 gap-2">
        {words && <Alert tone="danger">{words}</Alert>}
        {step === 1 ? (
          <>
            <Link to="/withdrawal/do" search={{ purchase: orderId, step: 2 }} className={buttonClass()}>
              {m.withdrawals_next()}
            </Link>
            <p className="text-center text-sm text-ink-muted">{m.withdrawals_nothing_yet()}</p>
          </>
        ) : (
          <>
            <Form {...form.props} action="/withdrawal/do" className="grid grid-cols-1 gap-2">
              <FormFailure failure={form.failure} />
              <input type="hidden" name="token" value={token} />
              <input type="hidden" name="orderId" value={orderId} />
              <input type="hidden" name="refundMinor" value={refund.minor} />
              <Button type="submit" busy={form.isBusy}>
                {m.withdrawals_confirm()}
              </Button>
            </Form>
            <Link to="/" className={buttonClass({ variant: 'plain' })}>
              {m.withdrawals_not()}
            </Link>
          </>
        )}
      </ActionBar>
    </>
  )
}

const backClass = '-ml-1.5 inline-flex min-h-touch items-center gap-1 rounded-xs font-semibold text-primary-ink'
