import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { Field } from '@/ui/form/Field.tsx'
import { Form } from '@/ui/form/Form.tsx'
import { PasswordInput } from '@/ui/form/PasswordInput.tsx'
import { TextInput } from '@/ui/form/TextInput.tsx'
import { m } from '~words'
import { useForm } from '../../lib/form/use-form.ts'
import { requireSession } from '../../lib/session/require-session.ts'
import { useTRPC } from '../../lib/trpc.ts'
import { signupState } from '../signup/flow/store.ts'
import { ForgottenLink } from './ForgottenLink.tsx'
import { LoginTrouble } from './LoginTrouble.tsx'
import { typedAddress } from './typed-address.ts'

export interface LoginFormProps {
  /** Where the log-in leads. */
  next: string | undefined
  onLoggedIn: () => void
}

/** Address and password; an error appears above them, and the typed values stay. */
export function LoginForm({ next, onLoggedIn }: LoginFormProps) {
  const trpc = useTRPC()
  const router = useRouter()
  const logIn = useMutation(
    trpc.login.logIn.mutationOptions({
      onSuccess: async () => {
        await requireSession(router.options.context)
        onLoggedIn()
      },
    }),
  )
  const form = useForm({
    fields: { email: m.login_email_required, password: m.login_password_required },
    send: logIn.mutateAsync,
    saidOver: ['email_in_grace'],
  })
  const emailField = useRef<HTMLInputElement>(null)
  // Sign-up passes on the address of an account that exists already. A field that the user is typing in is left alone.
  useLayoutEffect(() => {
    const field = emailField.current
    if (field?.value === '' && field !== document.activeElement)
      field.value = typedAddress() || signupState().draft.email
  }, [])
  return (
    <Form {...form.props} action={next ? `/login?${new URLSearchParams({ next })}` : '/login'} className="grid gap-5">
      {form.failure && form.sent && <LoginTrouble failure={form.failure} email={form.sent.email} />}
      <Field name="email" label={m.login_email()}>
        <TextInput ref={emailField} type="email" autoComplete="username" />
      </Field>
      <Field name="password" label={m.login_password()}>
        <PasswordInput
          autoComplete="current-password"
          showLabel={m.login_password_show()}
          hideLabel={m.login_password_hide()}
        />
      </Field>
      <ForgottenLink
        email={() => emailField.current?.value ?? ''}
        className="-mt-2 justify-self-start text-link text-sm"
      />
      <Button type="submit" full busy={form.isBusy || logIn.isSuccess}>
        {m.login_submit()}
      </Button>
    </Form>
  )
}
