import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { LinkIcon } from 'lucide-react'
import type { FormEvent } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { Field } from '@/ui/form/Field.tsx'
import { Form } from '@/ui/form/Form.tsx'
import { PasswordInput } from '@/ui/form/PasswordInput.tsx'
import { TextInput } from '@/ui/form/TextInput.tsx'
import { ResultPage } from '@/ui/ResultPage.tsx'
import { m } from '~words'
import type { StaffRole } from '../../../db/reference/staff/roles.ts'
import { FormFailure } from '../../lib/form/FormFailure.tsx'
import { useForm } from '../../lib/form/use-form.ts'
import { refusalIn } from '../../lib/refusal-words.ts'
import { useSettings } from '../../lib/settings.ts'
import { useTRPC } from '../../lib/trpc.ts'
import { Narrow } from './Narrow.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'
import { roleLabel } from './role-label.ts'
import { usePasswordRating } from './use-password-rating.ts'

const route = getRouteApi('/admin/first-owner')

/** `/admin/first-owner`: where the links lead that make an account of staff, their secret no longer in the address. */
export function FirstOwnerPage() {
  const role = route.useLoaderData()
  const { name: site } = useSettings()
  const trpc = useTRPC()
  const join = useMutation(
    // A full load: from here on this browser is theirs.
    trpc.staff.join.mutationOptions({ onSuccess: () => window.location.assign('/admin/login') }),
  )
  const form = useForm({
    fields: { name: m.staff_name_required, email: m.staff_email_required, password: m.staff_password_required },
    send: join.mutateAsync,
  })
  const [rating, rate] = usePasswordRating()
  const input = (event: FormEvent<HTMLFormElement>) => {
    form.props.onInput(event)
    rate(new FormData(event.currentTarget))
  }
  if (!role || refusalIn(join.error)?.code === 'owner_link_over') return <Over takesFocus={join.isError} />
  return (
    <Narrow {...wordsFor(role, site)}>
      <Form {...form.props} onInput={input} className="grid gap-5">
        <FormFailure failure={form.failure} />
        <Field name="name" label={m.staff_name()} help={m.staff_name_help()}>
          <TextInput autoComplete="name" maxLength={60} />
        </Field>
        <Field name="email" label={m.staff_email()}>
          <TextInput type="email" autoComplete="username" />
        </Field>
        <div>
          <Field name="password" label={m.staff_password()} help={m.staff_password_help()}>
            <PasswordInput
              autoComplete="new-password"
              showLabel={m.login_password_show()}
              hideLabel={m.login_password_hide()}
            />
          </Field>
          {rating && <PasswordStrength rating={rating} />}
        </div>
        <Button type="submit" full busy={form.isBusy || join.isSuccess}>
          {m.staff_owner_create()}
        </Button>
      </Form>
    </Narrow>
  )
}

const wordsFor = (role: StaffRole, site: string) =>
  role === 'owner'
    ? { title: m.staff_owner_title(), text: m.staff_owner_text({ site }) }
    : { title: m.staff_join_title(), text: m.staff_join_text({ site, role: roleLabel(role) }) }

function Over({ takesFocus }: { takesFocus: boolean }) {
  return (
    <ResultPage
      icon={<LinkIcon aria-hidden />}
      title={m.staff_owner_over_title()}
      takesFocus={takesFocus}
      action={
        <a href="/admin/login" className={buttonClass()}>
          {m.staff_log_in()}
        </a>
      }
    >
      <p>{m.staff_owner_over_text()}</p>
    </ResultPage>
  )
}
