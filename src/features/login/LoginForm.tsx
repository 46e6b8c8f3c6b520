import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { Field } from '@/ui/form/Field.tsx'
import { focusInvalidSoon } from '@/ui/form/focus-invalid.ts'
import { PasswordInput } from '@/ui/form/PasswordInput.tsx'
import { TextInput } from '@/ui/form/TextInput.tsx'
import { m } from '~words'
import { trpc } from '../../lib/trpc.ts'
import { signupState } from '../signup/flow/store.ts'
import { LoginTrouble } from './LoginTrouble.tsx'

/** Address and password; what is wrong stands above, and what was typed stays. */
export function LoginForm({ onLoggedIn }: { onLoggedIn: () => void }) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const emailField = useRef<HTMLInputElement>(null)
  // Whoever found out in sign-up that there is an account already need not type the address again; who is typing it
  // already, in a page whose script has just arrived, is left to it.
  useLayoutEffect(() => {
    const field = emailField.current
    if (field?.value === '' && field !== document.activeElement) setEmail(signupState().draft.email)
  }, [])
  const logIn = trpc.accounts.logIn.useMutation({ networkMode: 'always', onSuccess: onLoggedIn })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (email.trim() && password) logIn.mutate({ email, password })
    else focusInvalidSoon(form)
  }
  return (
    <form ref={form} noValidate onSubmit={submit} method="post" className="grid gap-5">
      {logIn.isError && <LoginTrouble error={logIn.error} email={email} />}
      <Field label={m.accounts_email()} error={isTried && !email.trim() ? m.accounts_email_required() : undefined}>
        <TextInput
          ref={emailField}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </Field>
      <Field label={m.accounts_password()} error={isTried && !password ? m.accounts_password_required() : undefined}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          showLabel={m.accounts_password_show()}
          hideLabel={m.accounts_password_hide()}
        />
      </Field>
      <Button type="submit" full busy={logIn.isPending || logIn.isSuccess}>
        {m.accounts_log_in()}
      </Button>
    </form>
  )
}
