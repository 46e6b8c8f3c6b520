import { useMutation } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { Alert } from '@/ui/Alert.tsx'
import { Button } from '@/ui/control/Button.tsx'
import { Field } from '@/ui/form/Field.tsx'
import { Form } from '@/ui/form/Form.tsx'
import { TextInput } from '@/ui/form/TextInput.tsx'
import { m } from '~words'
import { type NoticeParams, type NoticeTexts, noticeWords } from '../../lib/form/notice-words.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { useMe } from '../../lib/session/me.ts'
import { useTRPC } from '../../lib/trpc.ts'
import { LoginTrouble } from '../login/LoginTrouble.tsx'
import { rememberAddress, typedAddress } from '../login/typed-address.ts'

const told: NoticeTexts = {
  email_invalid: m.refusal_email_invalid,
  email_not_found: m.refusal_email_not_found,
  email_in_grace: m.refusal_email_in_grace,
}

interface RequestFormProps {
  /** What the form was refused with without script. */
  said: NoticeParams
  onSent: (email: string) => void
}

export function RequestForm({ said, onSent }: RequestFormProps) {
  const trpc = useTRPC()
  const me = useMe()
  const request = useMutation(
    trpc.password.requestReset.mutationOptions({ onSuccess: (_, { email }) => onSent(email.trim()) }),
  )
  const form = useForm({
    fields: { email: m.login_email_required },
    send: ({ email }) => {
      rememberAddress(email)
      return request.mutateAsync({ email })
    },
    saidOver: ['email_in_grace'],
  })
  const field = useRef<HTMLInputElement>(null)
  // What was typed at the log-in need not be typed again.
  useLayoutEffect(() => {
    if (field.current?.value === '') field.current.value = typedAddress()
  }, [])
  const words = form.sent ? undefined : noticeWords(told, said)
  return (
    <Form {...form.props} action="/reset-password" className="grid gap-5">
      {words && <Alert tone="danger">{words}</Alert>}
      {form.failure && form.sent && <LoginTrouble failure={form.failure} email={form.sent.email} />}
      <Field name="email" label={m.login_email()}>
        <TextInput ref={field} type="email" autoComplete="username" defaultValue={me?.email} />
      </Field>
      <Button type="submit" full busy={form.isBusy}>
        {m.password_request_submit()}
      </Button>
    </Form>
  )
}
