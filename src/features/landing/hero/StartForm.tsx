import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { Field } from '@/ui/form/Field.tsx'
import { Form } from '@/ui/form/Form.tsx'
import { TextInput } from '@/ui/form/TextInput.tsx'
import { Sentence } from '@/ui/text/Sentence.tsx'
import { m } from '~words'
import { WithoutScript } from '../../signup/WithoutScript.tsx'

/** What a visitor has typed before sign-up begins; it is sign-up that judges it. */
export interface StartValues {
  name: string
  email: string
}

export interface StartFormProps {
  minAge: number
  onStart: (values: StartValues) => void
}

/**
 * The first two questions of sign-up. The inputs have no names: sent by a page that is not alive yet, the form leads to
 * sign-up and puts no address into the URL.
 */
export function StartForm({ minAge, onStart }: StartFormProps) {
  const name = useRef<HTMLInputElement>(null)
  const email = useRef<HTMLInputElement>(null)
  const start = () => {
    onStart({ name: name.current?.value.trim() ?? '', email: email.current?.value.trim() ?? '' })
  }
  return (
    <Form action="/signup" method="get" onSend={start} aria-label={m.landing_start()} className={formClass}>
      <WithoutScript heading="h2" />
      <Field label={m.landing_name()} className="noscript:hidden">
        <TextInput ref={name} autoComplete="nickname" placeholder={m.landing_name_placeholder()} />
      </Field>
      <Field label={m.landing_email()} className="noscript:hidden">
        <TextInput ref={email} type="email" autoComplete="email" placeholder={m.landing_email_placeholder()} />
      </Field>
      <Button type="submit" full className="lg:col-span-full noscript:hidden">
        {m.landing_sign_up()}
      </Button>
      <p className="text-xs text-ink-muted lg:col-span-full noscript:hidden">
        <Sentence text={m.landing_small_print({ age: minAge })} tags={{ terms: termsLink, privacy: privacyLink }} />
      </p>
    </Form>
  )
}

const termsLink = (text: string) => (
  <Link to="/pages/terms" className="text-link">
    {text}
  </Link>
)

const privacyLink = (text: string) => (
  <Link to="/pages/privacy" className="text-link">
    {text}
  </Link>
)

const formClass = 'grid gap-3.5 rounded-[1.375rem] bg-surface p-5 shadow-lg lg:grid-cols-2 lg:gap-4 lg:p-6'
