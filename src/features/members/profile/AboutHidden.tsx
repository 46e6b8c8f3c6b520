import { Link, useLocation } from '@tanstack/react-router'
import { m } from '~words'
import { Section } from './Section.tsx'

/** In place of somebody's own words, to visitors, where these have a number, an address or a link. */
export function AboutHidden() {
  const { href } = useLocation()
  return (
    <Section title={m.profile_about()}>
      <p className="max-w-[65ch] text-ink-muted">
        {m.profile_about_hidden()}{' '}
        <Link to="/login" search={{ next: href }} className="font-semibold text-primary-ink hover:underline">
          {m.shell_log_in()}
        </Link>
      </p>
    </Section>
  )
}
