import { useMutation } from '@tanstack/react-query'
import { Alert } from '@/ui/Alert.tsx'
import { Button } from '@/ui/control/Button.tsx'
import { Field } from '@/ui/form/Field.tsx'
import { TextInput } from '@/ui/form/TextInput.tsx'
import { m } from '~words'
import { dayWords } from '../../../db/reference/days.ts'
import { getLocale } from '../../../i18n/paraglide/runtime.js'
import { maskedAccount } from '../../../server/features/directdebit/rules/masked-account.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { useTRPC } from '../../lib/trpc.ts'
import { type Debit, euros, type TypedDetails, useTold } from './debit.ts'
import { IbanField } from './IbanField.tsx'
import { MandateCard } from './MandateCard.tsx'
import { Refused, saidAsPanels } from './Refused.tsx'
import { Step } from './Step.tsx'

export interface DetailsStepProps {
  paymentId: string
  debit: Debit
  /** What was typed before, where they come back to change it. */
  typed: TypedDetails | undefined
  takesFocus: boolean
  onSent: (typed: TypedDetails) => void
}

/** Who pays, from which account, and the mandate. */
export function DetailsStep({ paymentId, debit, typed, takesFocus, onSent }: DetailsStepProps) {
  const give = useMutation(useTRPC().directDebit.give.mutationOptions())
  const tell = useTold(paymentId)
  const missing = (field: string) => () => m.directdebit_refusal_field_missing({ field })
  // Sealed by the server: after a reload nobody has them any more.
  const sealed = typed?.iban === '' ? debit.given : null
  const form = useForm({
    fields: {
      ...{ holder: missing('holder'), iban: missing('iban'), street: missing('street') },
      ...{ houseNumber: missing('houseNumber'), zip: missing('zip'), city: missing('city'), phone: missing('phone') },
      mandate: m.directdebit_refusal_mandate_missing,
    },
    saidOver: saidAsPanels,
    sendsIncomplete: true,
    send: async ({ mandate, ...details }) => {
      const told = await give.mutateAsync({ paymentId, ...details, ticked: mandate ? debit.textVersion : null })
      onSent(details)
      tell(told)
    },
  })
  return (
    <Step
      step={1}
      title={m.directdebit_details_title()}
      lead={`${m.directdebit_details_lead({ amount: euros(debit.total), credits: debit.credits })} ${whenCredited(debit)}`}
      takesFocus={takesFocus}
      form={form.props}
      action={
        <>
          <Refused failure={form.failure} orderId={debit.orderId} />
          <Button type="submit" full busy={form.isBusy}>
            {m.directdebit_send_code()}
          </Button>
          <p className="text-center text-sm text-ink-muted">{m.directdebit_not_yet()}</p>
        </>
      }
    >
      {debit.total > debit.firstLimit && (
        <Alert tone="info">{m.directdebit_new_account({ limit: euros(debit.firstLimit) })}</Alert>
      )}
      <Field name="holder" label={m.directdebit_holder()}>
        <TextInput autoComplete="name" maxLength={70} defaultValue={typed?.holder} />
      </Field>
      <IbanField defaultValue={typed?.iban} before={sealed && maskedAccount(sealed)} />
      <div className={besideClass}>
        <Field name="street" label={m.directdebit_street()} className="flex-[3_1_9rem]">
          <TextInput autoComplete="address-line1" maxLength={70} defaultValue={typed?.street} />
        </Field>
        <Field name="houseNumber" label={m.directdebit_house_number()} className="flex-[1_1_5.5rem]">
          <TextInput autoComplete="off" maxLength={16} defaultValue={typed?.houseNumber} />
        </Field>
      </div>
      <div className={besideClass}>
        <Field name="zip" label={m.directdebit_zip()} className="flex-[1_1_7rem]">
          <TextInput autoComplete="postal-code" maxLength={16} defaultValue={typed?.zip} />
        </Field>
        <Field name="city" label={m.directdebit_city()} className="flex-[2_1_9rem]">
          <TextInput autoComplete="address-level2" maxLength={35} defaultValue={typed?.city} />
        </Field>
      </div>
      <Field
        name="phone"
        label={m.directdebit_phone()}
        help={sealed ? m.directdebit_phone_again({ end: sealed.phoneEnd }) : m.directdebit_phone_help()}
      >
        <TextInput type="tel" autoComplete="tel" inputMode="tel" maxLength={32} defaultValue={typed?.phone} />
      </Field>
      <MandateCard debit={debit} />
    </Step>
  )
}

const whenCredited = ({ creditOn }: Debit) =>
  creditOn === null
    ? m.directdebit_credit_at_once()
    : m.directdebit_credit_later({ date: dayWords(creditOn, getLocale()) })

/** One below the other where letters are large. */
const besideClass = 'flex flex-wrap items-start gap-x-3 gap-y-4'
