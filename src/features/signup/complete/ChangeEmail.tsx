import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { useFocusWhenLost } from '@/ui/focus/use-focus-when-lost.ts'
import { Field } from '@/ui/form/Field.tsx'
import { Form } from '@/ui/form/Form.tsx'
import { TextInput } from '@/ui/form/TextInput.tsx'
import { m } from '~words'
import { FormFailure } from '../../../lib/form/FormFailure.tsx'
import { useForm } from '../../../lib/form/use-form.ts'
import { useTRPC } from '../../../lib/trpc.ts'
import { EmailMeant, useEmailMeant } from '../EmailMeant.tsx'

/** For who made a mistake in the address: another one, and a mail to that. */
export function ChangeEmail() {
  const [changed, setChanged] = useState<string>()
  // Undefined until it is opened: only the button that comes back in the form's place takes the focus.
  const [isOpen, setOpen] = useState<boolean>()
  const opener = useFocusWhenLost<HTMLButtonElement>(isOpen === false)
  const close = () => setOpen(false)
  if (isOpen) {
    return (
      <NewEmail
        onChanged={(email) => {
          setChanged(email)
          close()
        }}
        onCancel={close}
      />
    )
  }
  return (
    <div>
      <Button ref={opener} variant="plain" full onClick={() => setOpen(true)}>
        {m.signup_complete_change()}
      </Button>
      <p role="status" className="text-center text-sm text-ink-muted empty:hidden">
        {changed && m.signup_complete_changed({ email: changed })}
      </p>
    </div>
  )
}

function NewEmail({ onChanged, onCancel }: { onChanged: (email: string) => void; onCancel: () => void }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const change = useMutation(
    trpc.confirmation.changeEmail.mutationOptions({
      onSuccess: async (_, { email }) => {
        await Promise.all([
          queryClient.invalidateQueries(trpc.confirmation.state.queryFilter()),
          queryClient.invalidateQueries(trpc.session.me.queryFilter()),
        ])
        onChanged(email.trim())
      },
    }),
  )
  const meant = useEmailMeant(useRef<HTMLInputElement>(null))
  const form = useForm({ fields: { email: m.login_email_required }, send: change.mutateAsync })
  return (
    <Form {...form.props} className="grid gap-3 rounded-lg bg-surface p-4 shadow-sm">
      <div>
        <Field name="email" label={m.signup_complete_new_email()}>
          <TextInput type="email" autoComplete="email" autoFocus {...meant.props} />
        </Field>
        <EmailMeant {...meant} />
      </div>
      <FormFailure failure={form.failure} />
      <Button type="submit" variant="outline" full busy={form.isBusy}>
        {m.signup_complete_save()}
      </Button>
      <Button variant="plain" full onClick={onCancel}>
        {m.signup_complete_cancel()}
      </Button>
    </Form>
  )
}
