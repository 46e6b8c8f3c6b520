import type { LogProps } from './ConversationLog.tsx'
import { columnClass, logClass } from './log-class.ts'
import { MessageRow } from './rows/MessageRow.tsx'

const shownAtFirst = 20

/** The last messages as the server draws them, which cannot measure: the page is there before its scripts are. */
export function StaticLog({ entries, ...row }: LogProps) {
  return (
    <div className={`${logClass} flex flex-col justify-end overflow-hidden`}>
      <div className={`${columnClass} pb-4`}>
        {entries.slice(-shownAtFirst).map((entry) => (
          <MessageRow key={entry.key} entry={entry} {...row} />
        ))}
      </div>
    </div>
  )
}
