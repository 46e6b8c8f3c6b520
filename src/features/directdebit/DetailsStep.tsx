import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { Field } from '@/ui/form/Field.tsx'
import { Form } from '@/ui/form/Form.tsx'
import { TextInput } from '@/ui/form/TextInput.tsx'
import { m } from '~words'
import { useForm } from '../../lib/form/use-form.ts'
import { useTRPC } from '../../lib/trpc.ts'
import { type Debit, euros, type TypedDetails, useTold } from './debit.ts'
import { IbanField } from './IbanField.tsx'
import { MandateCard } from './MandateCard.tsx'
import { Refused, saidAsPanels } from './Refused.tsx'

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
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const give = useMutation(useTRPC().directDebit.give.mutationOptions())
  const tell = useTold(paymentId)
  const missing = m.directdebit_refusal_field_missing
  const form = useForm({
    fields: {
      ...{ holder: missing, iban: missing, street: missing, houseNumber: missing, zip: missing, city: missing },
      ...{ phone: missing, mandate: m.directdebit_refusal_mandate_missing },
    },
    saidOver: saidAsPanels,
    send: async ({ mandate, ...details }) => {
      const told = await give.mutateAsync({ paymentId, ...details, ticked: mandate ? debit.textVersion : null })
      onSent(details)
      tell(told)
    },
  })
  return (
    <>
      <div>
        <h1 ref={heading} tabIndex={-1} className="heading-page outline-none! shadow-none!">
          {m.directdebit_details_title()}
        </h1>
        <p className="mt-1.5 text-ink-muted">
          {m.directdebit_details_lead({ amount: euros(debit.total), credits: debit.credits })}
        </p>
      </div>
      <Form {...form.props} className="grid grid-cols-1 gap-4">
        <Field name="holder" label={m.directdebit_holder()}>
          <TextInput autoComplete="name" maxLength={70} defaultValue={typed?.holder} />
        </Field>
        <IbanField defaultValue={typed?.iban} />
        <div className="grid grid-cols-[1fr_7rem] items-start gap-3">
          <Field name="street" label={m.directdebit_street()}>
            <TextInput autoComplete="address-line1" maxLength={70} defaultValue={typed?.street} />
          </Field>
          <Field name="houseNumber" label={m.directdebit_house_number()}>
            <TextInput autoComplete="off" maxLength={16} defaultValue={typed?.houseNumber} />
          </Field>
        </div>
        <div className="grid grid-cols-[8rem_1fr] items-start gap-3">
          <Field name="zip" label={m.directdebit_zip()}>
            <TextInput autoComplete="postal-code" maxLength={16} defaultValue={typed?.zip} />
          </Field>
          <Field name="city" label={m.directdebit_city()}>
            <TextInput autoComplete="address-level2" maxLength={35} defaultValue={typed?.city} />
          </Field>
        </div>
        <Field name="phone" label={m.directdebit_phone()} help={m.directdebit_phone_help()}>
          <TextInput type="tel" autoComplete="tel" inputMode="tel" maxLength={32} defaultValue={typed?.phone} />
        </Field>
        <MandateCard debit={debit} />
        <Refused failure={form.failure} orderId={debit.orderId} />
        <div className="grid gap-2 text-center">
          <Button type="submit" full busy={form.isBusy}>
            {m.directdebit_send_code()}
          </Button>
          <p className="text-sm text-ink-muted">{m.directdebit_not_yet()}</p>
        </div>
      </Form>
    </>
  )
}
