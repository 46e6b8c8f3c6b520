import { type Me, useMe } from '../../lib/session/me.ts'

/** The logged-in member; chat screens are shown to nobody else. */
export function useMember(): Me {
  const me = useMe()
  if (!me) throw new Error('a chat screen without a member')
  return me
}
