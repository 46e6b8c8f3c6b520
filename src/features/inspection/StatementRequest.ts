import { useAskFor } from '../../lib/notices/asked.ts'
import { useHasUnseen } from './use-has-unseen.ts'

/** Asks for the banner as long as the member has not read what was decided about a photo of theirs. */
export function StatementRequest() {
  useAskFor('statement', useHasUnseen())
  return null
}
