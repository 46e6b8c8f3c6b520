import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { Field } from '@/ui/form/Field.tsx'
import { focusInvalid } from '@/ui/form/focus-invalid.ts'
import { TextInput } from '@/ui/form/TextInput.tsx'
import { m } from '~words'
import { errorWords } from '../../../lib/refusal-words.ts'
import { trpc } from '../../../lib/trpc.ts'

/** For who made a mistake in the address: another one, and a mail to that. */
export function ChangeEmail() {
  const { accounts } = trpc.useUtils()
  const [email, setEmail] = useState('')
  // Undefined until it is opened: only the button that comes back in the form's place takes the focus.
  const [isOpen, setOpen] = useState<boolean>()
  const form = useRef<HTMLFormElement>(null)
  const change = trpc.accounts.changeUnconfirmedEmail.useMutation({
    onSuccess: async () => {
      await Promise.all([accounts.activation.invalidate(), accounts.me.invalidate()])
      setOpen(false)
    },
  })
  useEffect(() => {
    if (change.isError) focusInvalid(form.current)
  }, [change.isError])
  if (!isOpen) {
    return (
      <div>
        <Button variant="plain" full autoFocus={isOpen === false} onClick={() => setOpen(true)}>
          {m.signup_complete_change()}
        </Button>
        <p role="status" className="text-center text-sm text-ink-muted empty:hidden">
          {change.isSuccess && m.signup_complete_changed({ email: change.variables.email.trim() })}
        </p>
      </div>
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!change.isPending) change.mutate({ email })
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-3 rounded-lg bg-surface p-4 shadow-sm">
      <Field label={m.signup_complete_new_email()} error={change.isError ? wordsOf(change.error, email) : undefined}>
        <TextInput
          type="email"
          autoComplete="email"
          autoFocus
          value={email}
          onChange={({ target }) => {
            setEmail(target.value)
            change.reset()
          }}
        />
      </Field>
      <Button type="submit" variant="outline" full busy={change.isPending}>
        {m.signup_complete_save()}
      </Button>
      <Button variant="plain" full onClick={() => setOpen(false)}>
        {m.signup_complete_cancel()}
      </Button>
    </form>
  )
}

const wordsOf = (error: unknown, email: string) =>
  email.trim() === '' ? m.accounts_email_required() : errorWords(error)
