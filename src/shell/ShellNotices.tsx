import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { LoadingBar } from '@/ui/loading/LoadingBar.tsx'
import { m } from '~words'
import { loadPatiently } from '../lib/load-patiently.ts'

// Fetched as soon as the page is alive: the first message may be that the line is lost.
const Toaster = lazy(async () => ({
  default: (await loadPatiently(() => import('@/ui/overlay/Toaster.tsx'))).Toaster,
}))

/** What lies above every frame and outlives a change of frame: the loading line and the short messages. */
export function ShellNotices({ loading }: { loading: boolean }) {
  const isHydrated = useHydrated()
  return (
    <>
      <LoadingBar active={loading} label={m.shell_loading()} />
      {isHydrated && (
        <Suspense>
          <Toaster label={m.shell_toasts()} closeLabel={m.shell_close()} />
        </Suspense>
      )}
    </>
  )
}
