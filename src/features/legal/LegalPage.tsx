import { Link } from '@tanstack/react-router'
import { Alert } from '@/ui/Alert.tsx'
import { Sentence } from '@/ui/text/Sentence.tsx'
import { useSettings } from '../../lib/settings.ts'

export interface LegalPageProps {
  title: string
  /** Above the text, such as whose it is. */
  notice?: string
  /** The heading and the words of each part; `<mail>` leads to customer service, `<withdraw>` to withdrawing. */
  sections: [title: string, text: string][]
}

/** A text of the law's. */
export function LegalPage({ title, notice, sections }: LegalPageProps) {
  const { supportEmail } = useSettings()
  const mailLink = (text: string) => (
    <a href={`mailto:${supportEmail}`} className="text-link">
      {text}
    </a>
  )
  const withdrawLink = (text: string) => (
    <Link to="/withdrawal" className="text-link">
      {text}
    </Link>
  )
  return (
    <div className="wrap py-group">
      <div className="max-w-[65ch]">
        <h1 className="heading-page">{title}</h1>
        {notice && (
          <Alert tone="info" className="mt-5">
            {notice}
          </Alert>
        )}
        {sections.map(([heading, text]) => (
          <section key={heading} className="mt-7">
            <h2 className="heading-section">{heading}</h2>
            <p className="mt-1.5 text-ink-muted">
              <Sentence text={text} tags={{ mail: mailLink, withdraw: withdrawLink }} />
            </p>
          </section>
        ))}
      </div>
    </div>
  )
}
