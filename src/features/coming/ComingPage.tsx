import { Link } from '@tanstack/react-router'
import { buttonClass } from '@/ui/control/button-class.ts'
import { Sentence } from '@/ui/text/Sentence.tsx'
import { m } from '~words'
import { useSettings } from '../../lib/settings.ts'

export interface ComingPageProps {
  title: string
  /** What is not there yet: a page's text, or a choice to make. */
  kind: 'text' | 'setting'
}

/** Says honestly that something is not there yet, and where to turn meanwhile. */
export function ComingPage({ title, kind }: ComingPageProps) {
  const { name, supportEmail } = useSettings()
  const explanation = { text: m.coming_text({ site: name }), setting: m.coming_setting() }[kind]
  const mailLink = (text: string) => (
    <a href={`mailto:${supportEmail}`} className="text-link">
      {text}
    </a>
  )
  return (
    <div className="wrap grid grid-cols-1 content-start justify-items-start gap-4 py-group">
      <h1 className="heading-page">{title}</h1>
      <p className="max-w-[65ch] text-ink-muted">{explanation}</p>
      <p className="text-ink-muted">
        <Sentence text={m.coming_contact({ email: supportEmail })} tags={{ mail: mailLink }} />
      </p>
      <Link to="/members" className={buttonClass({ variant: 'outline' })}>
        {m.coming_back()}
      </Link>
    </div>
  )
}
