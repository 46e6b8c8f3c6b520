import { Link, useRouter } from '@tanstack/react-router'
import { Copy, Flag, MessageSquareWarning } from 'lucide-react'
import { Portrait } from '@/ui/picture/Portrait.tsx'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import { dateWords } from '../../../../db/reference/days.ts'
import { reasonWords } from '../../../../server/features/inspection/rules/reason-words.ts'
import { markName } from '../../../lib/words/mark-name.ts'
import type { PhotoToDecide } from '../queue/decision.ts'
import { reportedWords } from './reported-words.ts'

/** Whose photo it is, why it was reported, what it looks like, and what they say against a removal. */
export function MemberCard({ photo }: { photo: PhotoToDecide }) {
  const { locale } = useRouter().options.context
  const { member, likeness, objection, reportedFor } = photo
  const since = { site: member.site, date: dateWords(member.since, locale, 'UTC') }
  return (
    <div className="grid grid-cols-1 gap-3 rounded-lg bg-surface p-3.5 shadow-sm">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="text-[1.0625rem] font-bold">
            {withNames(m.inspection_member({ name: markName(member.name), age: member.age }))}
          </h2>
          <p className="text-sm text-ink-muted">
            {member.city
              ? m.inspection_member_since({ ...since, city: member.city })
              : m.inspection_member_since_only(since)}
          </p>
        </div>
        <Link to="/admin/members/$id" params={{ id: member.id }} target="_blank" className={profileClass}>
          {m.inspection_profile()}
        </Link>
      </div>
      {reportedFor.length > 0 && (
        <p className="flex gap-3 rounded-md bg-warning-soft p-3 text-sm text-on-warning-soft">
          <Flag aria-hidden className="size-5 flex-none" />
          <span className="min-w-0">{reportedWords(photo)}</span>
        </p>
      )}
      {likeness && (
        <div className="flex gap-3 rounded-md bg-warning-soft p-3 text-sm text-on-warning-soft">
          <Copy aria-hidden className="size-5 flex-none" />
          <p className="min-w-0 flex-1">
            {likeness.reason
              ? m.inspection_likeness_because({ ...likeness, reason: reasonWords(likeness.reason).title })
              : m.inspection_likeness(likeness)}
          </p>
          {likeness.picture && (
            <Portrait
              src={likeness.picture}
              alt={m.inspection_compare()}
              width={480}
              height={600}
              className="aspect-4/5 w-20 flex-none rounded-sm"
            />
          )}
        </div>
      )}
      {objection && (
        <div className="flex gap-3 rounded-md bg-secondary-soft p-3 text-sm text-on-secondary-soft">
          <MessageSquareWarning aria-hidden className="size-5 flex-none" />
          <div className="min-w-0">
            <p className="font-bold">{m.inspection_objection({ date: dateWords(objection.at, locale, 'UTC') })}</p>
            <p>{m.inspection_objection_about({ reason: reasonWords(objection.reason).title })}</p>
            {objection.remark && <p dir="auto">{m.inspection_remark({ remark: objection.remark })}</p>}
            <p dir="auto" className="mt-2 max-h-48 overflow-y-auto whitespace-pre-wrap text-ink">
              {objection.text}
            </p>
          </div>
        </div>
      )}
    </div>
  )
}

const profileClass = 'flex min-h-touch items-center px-1 font-semibold text-primary-ink hover:underline'
