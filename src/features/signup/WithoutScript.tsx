import { Link, useHydrated } from '@tanstack/react-router'
import { Alert } from '@/ui/Alert.tsx'
import { Sentence } from '@/ui/text/Sentence.tsx'
import { m } from '~words'
import { scriptLostId } from '../../lib/navigation/script-lost.ts'

/**
 * Replaces the start of sign-up in a browser without script: what does not work, and what does. If the script is only
 * late, it says so to a visitor who has sent the form already.
 */
export function WithoutScript({ heading: Heading }: { heading: 'h1' | 'h2' }) {
  const isAlive = useHydrated()
  return (
    <>
      <noscript className="col-span-full">
        <Heading className={Heading === 'h1' ? 'heading-page' : 'heading-section'}>
          {m.signup_no_script_title()}
        </Heading>
        <p className="mt-2 text-ink-muted">
          <Sentence text={m.signup_no_script_text()} tags={{ login: loginLink, members: membersLink }} />
        </p>
      </noscript>
      {!isAlive && (
        <div id={scriptLostId} className="hidden pb-4 target:block noscript:hidden">
          <Alert tone="warning">
            <Sentence text={m.signup_script_lost()} tags={{ login: loginLink, members: membersLink }} />
          </Alert>
        </div>
      )}
    </>
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
