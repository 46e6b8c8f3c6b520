import type { ReactNode } from 'react'
import { Field } from '@/ui/form/Field.tsx'
import { Form } from '@/ui/form/Form.tsx'
import { TextInput } from '@/ui/form/TextInput.tsx'
import { m } from '~words'
import { FormFailure } from '../../lib/form/FormFailure.tsx'
import { useForm } from '../../lib/form/use-form.ts'

export interface NameFormProps {
  id: string
  /** The initial name, selected as a whole. */
  name: string
  help?: ReactNode
  send: (values: { name: string }) => Promise<unknown>
}

/** The name of a search. Its buttons stand elsewhere and name it by its id. */
export function NameForm({ id, name, help, send }: NameFormProps) {
  const form = useForm({ fields: { name: m.saved_searches_refusal_name_empty }, send })
  return (
    <Form {...form.props} id={id} className="grid gap-3">
      <Field name="name" label={m.saved_searches_name()} help={help}>
        <TextInput
          autoFocus
          data-autofocus
          autoComplete="off"
          defaultValue={name}
          onFocus={({ target }) => target.select()}
        />
      </Field>
      <FormFailure failure={form.failure} />
    </Form>
  )
}
