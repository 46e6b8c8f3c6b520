import { Alert } from '@/ui/Alert.tsx'
import { Sentence } from '@/ui/text/Sentence.tsx'
import { m } from '~words'
import { useSettings } from '../../lib/settings.ts'

export interface LegalPageProps {
  title: string
  /** The heading and the words of each part; `<mail>` leads to customer service. */
  sections: [title: string, text: string][]
}

/** A text that one agrees to: the demonstration's own, and marked so, until an operator places theirs. */
export function LegalPage({ title, sections }: LegalPageProps) {
  const { name: site, supportEmail } = useSettings()
  const mailLink = (text: string) => (
    <a href={`mailto:${supportEmail}`} className="text-link">
      {text}
    </a>
  )
  return (
    <div className="wrap py-group">
      <div className="max-w-[65ch]">
        <h1 className="heading-page">{title}</h1>
        <Alert tone="info" className="mt-5">
          {m.legal_demo({ site })}
        </Alert>
        {sections.map(([heading, text]) => (
          <section key={heading} className="mt-7">
            <h2 className="heading-section">{heading}</h2>
            <p className="mt-1.5 text-ink-muted">
              <Sentence text={text} tags={{ mail: mailLink }} />
            </p>
          </section>
        ))}
      </div>
    </div>
  )
}
