import { useMutation } from '@tanstack/react-query'
import { Alert } from '@/ui/Alert.tsx'
import { Button } from '@/ui/control/Button.tsx'
import { Field } from '@/ui/form/Field.tsx'
import { Form } from '@/ui/form/Form.tsx'
import { PasswordInput } from '@/ui/form/PasswordInput.tsx'
import { m } from '~words'
import { passwordBounds } from '../../../server/features/signup/rules/password.ts'
import { type NoticeParams, type NoticeTexts, noticeWords } from '../../lib/form/notice-words.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { refusalIn } from '../../lib/refusal-words.ts'
import { leadOnAlone } from '../../lib/session/session-end.ts'
import { type Outputs, useTRPC } from '../../lib/trpc.ts'

const bounds = { min: passwordBounds.min, limit: passwordBounds.max }

const told: NoticeTexts = {
  passwords_differ: m.refusal_passwords_differ,
  password_length: () => m.refusal_password_length(bounds),
  password_blank: m.refusal_password_blank,
  password_common: m.refusal_password_common,
  password_personal: m.refusal_password_personal,
}

interface NewPasswordFormProps {
  link: NonNullable<Outputs['password']['resetLink']>
  /** What the form was refused with without script. */
  said: NoticeParams
  /** The link works no longer. */
  onDead: () => void
}

export function NewPasswordForm({ link, said, onDead }: NewPasswordFormProps) {
  const trpc = useTRPC()
  const reset = useMutation(trpc.password.reset.mutationOptions())
  const form = useForm({
    fields: { token: null, password: m.password_new_required, repeated: m.password_repeated_required },
    send: async (values) => {
      const stay = leadOnAlone()
      await reset.mutateAsync(values).then(
        // A full load: nothing of a session that has ended stays behind.
        () => window.location.replace('/reset-password/do?notice=done'),
        (error) => {
          stay()
          if (refusalIn(error)?.code !== 'reset_link_failed') throw error
          onDead()
        },
      )
    },
  })
  const failure = form.sent ? form.failure?.words : noticeWords(told, said)
  return (
    <Form {...form.props} action="/reset-password/do" className="grid gap-5">
      {failure && (
        <Alert tone="danger" announce={form.sent !== null}>
          {failure}
        </Alert>
      )}
      <input type="hidden" name="token" value={link.token} />
      {/* Tells password managers whose password it is. */}
      <input type="email" autoComplete="username" value={link.email} readOnly hidden />
      <Field name="password" label={m.password_new()} help={m.signup_password_help(passwordBounds)}>
        <NewPasswordInput />
      </Field>
      <Field name="repeated" label={m.password_repeated()}>
        <NewPasswordInput />
      </Field>
      <Button type="submit" full busy={form.isBusy || reset.isSuccess}>
        {m.password_reset_submit()}
      </Button>
    </Form>
  )
}

function NewPasswordInput() {
  return (
    <PasswordInput
      autoComplete="new-password"
      showLabel={m.login_password_show()}
      hideLabel={m.login_password_hide()}
    />
  )
}
