import { useHydrated, useRouter } from '@tanstack/react-router'
import { createAtom, useSelector } from '@tanstack/react-store'
import { useEffect, useMemo } from 'react'
import { newClientId } from '../../../lib/client-id.ts'
import { useOnline } from '../../../lib/live/online.ts'
import { senderOf } from './member-sender.ts'
import type { Outbox, Saying } from './outbox.ts'

export interface MemberOutbox {
  /** Everything on its way, to whomever. */
  outbox: Outbox
  send: (memberId: string, message: Saying) => void
  /** Tries again what had failed to this member. */
  retry: (memberId: string) => void
  discard: (clientId: string) => void
}

/** The logged-in member's messages on their way. The server has none. */
export function useOutbox(myId: string): MemberOutbox {
  const { context } = useRouter().options
  const actions = useMemo(() => {
    // Only when called, which is in the browser.
    const sender = () => senderOf(myId, context)
    return {
      hurry: () => sender().hurry(),
      send: (memberId: string, message: Saying) =>
        sender().send({ clientId: newClientId(), ...message, memberId, writtenAt: new Date().toISOString() }),
      retry: (memberId: string) => sender().retry(memberId),
      discard: (clientId: string) => sender().settle([clientId]),
    }
  }, [myId, context])
  const outbox = useSelector(useHydrated() ? senderOf(myId, context).outbox : none)

  const isOnline = useOnline()
  useEffect(() => {
    if (isOnline) actions.hurry()
  }, [isOnline, actions])
  return { ...actions, outbox }
}

const none = createAtom<Outbox>([])
