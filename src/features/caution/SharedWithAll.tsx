import { m } from '~words'
import { contactIn } from '../../../server/features/caution/rules/contacts.ts'
import { concernTitles } from './asking.ts'

/** Beside what somebody writes for all to read: that it has a number, an address or a link. It keeps nothing from being stored. */
export function SharedWithAll({ text }: { text: string }) {
  const contact = contactIn(text)
  return (
    <div role="status">
      {contact && (
        <p className="mt-3 rounded-md bg-warning-soft px-3 py-2.5 text-sm text-on-warning-soft">
          <strong className="block">{concernTitles[contact]()}</strong>
          {m.caution_shared_with_all()}
        </p>
      )}
    </div>
  )
}
