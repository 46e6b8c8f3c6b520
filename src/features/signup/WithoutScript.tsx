import { Link } from '@tanstack/react-router'
import { Sentence } from '@/ui/text/Sentence.tsx'
import { m } from '~words'

/** Stands where sign-up would begin in a browser without script: what does not work there, and what does. */
export function WithoutScript({ heading: Heading }: { heading: 'h1' | 'h2' }) {
  return (
    <noscript className="col-span-full">
      <Heading className={Heading === 'h1' ? 'heading-page' : 'heading-section'}>{m.signup_no_script_title()}</Heading>
      <p className="mt-2 text-ink-muted">
        <Sentence text={m.signup_no_script_text()} tags={{ login: loginLink, members: membersLink }} />
      </p>
    </noscript>
  )
}

const loginLink = (text: string) => (
  <Link to="/login" className="text-link">
    {text}
  </Link>
)

const membersLink = (text: string) => (
  <Link to="/members" className="text-link">
    {text}
  </Link>
)
