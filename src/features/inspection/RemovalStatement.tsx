import { useRouter } from '@tanstack/react-router'
import { MessageSquareWarning } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { m } from '~words'
import { dateWords } from '../../../db/reference/days.ts'
import { reasonWords } from '../../../server/features/inspection/rules/reason-words.ts'
import { lazyPart } from '../../lib/chunks/lazy-part.tsx'
import type { StatementOfReasons } from './use-statements.ts'

const ObjectionSheet = lazyPart(() => import('./ObjectionSheet.tsx'), 'ObjectionSheet', 'once-alive')

/** Beside a removed photo: why, how that was decided, and how to object or what came of it. */
export function RemovalStatement({ statement }: { statement: StatementOfReasons }) {
  const { id, reason, remark, objectedAt, objectableUntil, outcome } = statement
  const { locale } = useRouter().options.context
  const [isObjecting, setObjecting] = useState(false)
  const { title, rule } = reasonWords(reason)
  return (
    <div className="mt-1 grid gap-1.5 text-sm text-ink-muted">
      <p className="font-semibold text-ink">{title}</p>
      <p>{rule}</p>
      {remark && <p dir="auto">{m.inspection_remark({ remark })}</p>}
      <p>{m.inspection_statement_how()}</p>
      {outcome === 'refused' ? (
        <p>{m.inspection_outcome_refused()}</p>
      ) : objectedAt ? (
        <p>{m.inspection_objected({ date: dateWords(objectedAt, locale, 'UTC') })}</p>
      ) : (
        <>
          <p>{m.inspection_object_until({ date: dateWords(objectableUntil, locale, 'UTC') })}</p>
          <Button
            variant="outline"
            size="md"
            icon={<MessageSquareWarning aria-hidden className="size-4.5" />}
            onClick={() => setObjecting(true)}
            className="mt-1 justify-self-start"
          >
            {m.inspection_object()}
          </Button>
        </>
      )}
      {isObjecting && <ObjectionSheet id={id} onClose={() => setObjecting(false)} />}
    </div>
  )
}
