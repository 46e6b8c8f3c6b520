import type { Me } from '../../../server/features/accounts/me.ts'
import { useMe } from '../shell/use-shell.ts'

/** The logged-in member; chat screens are shown to nobody else. */
export function useMember(): Me {
  const me = useMe()
  if (!me) throw new Error('a chat screen without a member')
  return me
}
