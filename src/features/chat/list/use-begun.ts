import { useHydrated } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { privateChanges } from '../../../lib/session/private-store.ts'
import { listDrafts } from '../composer/drafts.ts'
import { useMember } from '../use-member.ts'

/** As many as are shown of them. */
const most = 20

/** The ids of members with a draft who are neither in these rows nor open beside them. */
export function useBegun(known: readonly (string | undefined)[]): string[] {
  const { id } = useMember()
  // A text: the selector is asked after every letter, and its answer compared.
  const drafts = useSelector(privateChanges, () => (typeof window === 'undefined' ? '' : listDrafts(id).join()))
  const all = useHydrated() && drafts ? drafts.split(',') : []
  return all.filter((other) => !known.includes(other)).slice(0, most)
}
