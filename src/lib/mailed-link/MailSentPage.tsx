import { MailOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { ResultPage } from '@/ui/ResultPage.tsx'
import { m } from '~words'
import { useSettings } from '../settings.ts'

interface MailSentPageProps {
  title: string
  takesFocus: boolean
  /** Leads to where another one is asked for. */
  again: ReactNode
  children: ReactNode
}

/** The rest comes by mail; a demo leads to the mailbox of its own. */
export function MailSentPage({ title, takesFocus, again, children }: MailSentPageProps) {
  const { demo } = useSettings()
  return (
    <ResultPage
      icon={<MailOpen aria-hidden />}
      title={title}
      takesFocus={takesFocus}
      action={
        <div className="grid w-full grid-cols-1 gap-3">
          {demo && (
            <a href="/dev/mail" className={buttonClass()}>
              {m.signup_complete_mailbox()}
            </a>
          )}
          {again}
        </div>
      }
    >
      {children}
    </ResultPage>
  )
}
