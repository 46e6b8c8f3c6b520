import { useMatches, useRouter, useRouterState } from '@tanstack/react-router'
import { Hourglass, WifiOff } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { m } from '~words'
import { useBusyServer } from '../../lib/live/use-busy-server.ts'
import { useLineTrouble } from '../../lib/live/use-line.ts'
import { useMe } from '../../lib/session/me.ts'
import { useSecondsUntil } from '../../lib/time/countdown.ts'
import { useLasting } from '../../lib/use-lasting.ts'

/** After so long a page is not just slow. */
const longest = 6_000

/** Above every page but a conversation, which has its own word: there is no line, and what works without. */
export function LineBanner() {
  const isChat = useMatches({ select: (matches) => matches.at(-1)?.staticData.layout === 'chat' })
  useAnotherTry()
  return isChat ? null : <Banner />
}

/** A page that could not be shown for want of a line is tried again once there is one. */
function useAnotherTry() {
  const router = useRouter()
  useEffect(() => {
    const retry = () => {
      if (router.state.matches.some(({ status }) => status === 'error')) void router.invalidate()
    }
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [router])
}

function Banner() {
  const trouble = useLineTrouble()
  const isPending = useRouterState({
    select: ({ status, resolvedLocation }) => status === 'pending' && !!resolvedLocation,
  })
  const isSlow = useLasting(isPending, longest)
  const isStuck = isPending && (trouble === 'lost' || isSlow)
  const nextTry = useBusyServer()
  return (
    <div role="status" className="sticky top-0 z-30">
      {nextTry !== undefined && !trouble && (
        <Notice icon={<Hourglass aria-hidden className="size-5" />}>
          <BusyWords nextTry={nextTry} />
        </Notice>
      )}
      {(trouble || (isStuck && nextTry === undefined)) && (
        <Notice icon={<WifiOff aria-hidden className="size-5" />} action={isStuck && <WaysOn />}>
          {trouble === 'lost' && <strong>{m.shell_offline()} </strong>}
          {trouble === 'displaced' && !isStuck ? m.shell_displaced() : <Words isStuck={isStuck} />}
        </Notice>
      )}
    </div>
  )
}

function Notice({ icon, children, action }: { icon: ReactNode; children: ReactNode; action?: ReactNode }) {
  return (
    <div className="bg-warning-soft text-on-warning-soft shadow-sm">
      <div className="wrap flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5 text-[0.9375rem]">
        {icon}
        <p className="min-w-40 flex-1 basis-60">{children}</p>
        {action}
      </div>
    </div>
  )
}

/** The server is there and has said that it is busy: what was asked is asked again by itself. */
function BusyWords({ nextTry }: { nextTry: number }) {
  const seconds = useSecondsUntil(nextTry)
  return (
    <>
      <strong>{m.shell_busy()} </strong>
      {seconds > 0 ? <span aria-live="off">{m.shell_busy_next({ seconds })}</span> : m.shell_busy_now()}
    </>
  )
}

function Words({ isStuck }: { isStuck: boolean }) {
  const isMember = useMe() !== null
  if (isStuck) return m.shell_offline_page()
  return isMember ? m.shell_offline_member() : m.shell_offline_visitor()
}

/** A page that waits for the line comes by itself; nobody has to wait for it. */
function WaysOn() {
  const router = useRouter()
  return (
    <span className="flex flex-wrap gap-2">
      <Button size="md" variant="outline" onClick={() => void router.invalidate()}>
        {m.shell_error_retry()}
      </Button>
      <Button size="md" variant="plain" onClick={() => router.history.back()}>
        {m.shell_offline_stay()}
      </Button>
    </span>
  )
}
