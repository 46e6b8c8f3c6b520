import { useMutation } from '@tanstack/react-query'
import { Button } from '@/ui/control/Button.tsx'
import { Field } from '@/ui/form/Field.tsx'
import { Form } from '@/ui/form/Form.tsx'
import { PasswordInput } from '@/ui/form/PasswordInput.tsx'
import { TextInput } from '@/ui/form/TextInput.tsx'
import { m } from '~words'
import { FormFailure } from '../../lib/form/FormFailure.tsx'
import { useForm } from '../../lib/form/use-form.ts'
import { useSettings } from '../../lib/settings.ts'
import { useTRPC } from '../../lib/trpc.ts'
import { Narrow } from './Narrow.tsx'

export function PasswordStep({ onDone }: { onDone: () => Promise<unknown> }) {
  const { name: site } = useSettings()
  const trpc = useTRPC()
  const logIn = useMutation(trpc.staff.logIn.mutationOptions({ onSuccess: onDone }))
  const form = useForm({
    fields: { email: m.staff_email_required, password: m.staff_password_required },
    send: logIn.mutateAsync,
  })
  return (
    <Narrow title={m.staff_login_title()} text={m.staff_login_text({ site })}>
      <Form {...form.props} className="grid gap-5">
        <FormFailure failure={form.failure} />
        <Field name="email" label={m.staff_email()}>
          <TextInput type="email" autoComplete="username" />
        </Field>
        <Field name="password" label={m.staff_password()}>
          <PasswordInput
            autoComplete="current-password"
            showLabel={m.login_password_show()}
            hideLabel={m.login_password_hide()}
          />
        </Field>
        <Button type="submit" full busy={form.isBusy}>
          {m.staff_log_in()}
        </Button>
      </Form>
    </Narrow>
  )
}
