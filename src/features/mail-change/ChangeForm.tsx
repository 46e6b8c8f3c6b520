import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { Field } from '@/ui/form/Field.tsx'
import { Form } from '@/ui/form/Form.tsx'
import { PasswordInput } from '@/ui/form/PasswordInput.tsx'
import { TextInput } from '@/ui/form/TextInput.tsx'
import { m } from '~words'
import { FormFailure } from '../../lib/form/FormFailure.tsx'
import { useForm } from '../../lib/form/use-form.ts'
import { useTRPC } from '../../lib/trpc.ts'
import { EmailMeant, useEmailMeant } from '../signup/EmailMeant.tsx'

interface ChangeFormProps {
  /** The present address. */
  email: string
  onEnd: () => void
}

export function ChangeForm({ email, onEnd }: ChangeFormProps) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const request = useMutation(
    trpc.mailChange.request.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries(trpc.mailChange.state.queryFilter())
        onEnd()
      },
    }),
  )
  const meant = useEmailMeant(useRef<HTMLInputElement>(null))
  const form = useForm({
    fields: { email: m.login_email_required, password: m.login_password_required },
    send: request.mutateAsync,
  })
  return (
    <Form {...form.props} className="grid w-full gap-4 rounded-lg bg-surface p-4 shadow-sm">
      <FormFailure failure={form.failure} />
      {/* Tells password managers whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <div>
        <Field name="email" label={m.mail_change_new()} help={m.mail_change_new_help()}>
          <TextInput type="email" autoComplete="email" autoFocus {...meant.props} />
        </Field>
        <EmailMeant {...meant} />
      </div>
      <Field name="password" label={m.mail_change_password()}>
        <PasswordInput
          autoComplete="current-password"
          showLabel={m.login_password_show()}
          hideLabel={m.login_password_hide()}
        />
      </Field>
      <Link to="/reset-password" className="-mt-1 justify-self-start text-link text-sm">
        {m.login_forgotten()}
      </Link>
      <div className="grid gap-3">
        <Button type="submit" full busy={form.isBusy}>
          {m.mail_change_submit()}
        </Button>
        <Button variant="plain" full onClick={onEnd}>
          {m.mail_change_stop()}
        </Button>
      </div>
    </Form>
  )
}
