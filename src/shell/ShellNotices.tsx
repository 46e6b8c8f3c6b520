import { LoadingBar } from '@/ui/loading/LoadingBar.tsx'
import { m } from '~words'
import { lazyPart } from '../lib/chunks/lazy-part.tsx'
import { usePageShown } from '../lib/navigation/page-shown.ts'

// There before it is needed: the first message may be that the line is lost.
const Toaster = lazyPart(() => import('@/ui/overlay/Toaster.tsx'), 'Toaster', 'once-alive')

/** What lies above every frame and outlives a change of frame: the loading line and the short messages. */
export function ShellNotices({ loading }: { loading: boolean }) {
  return (
    <>
      <LoadingBar active={loading} label={m.shell_loading()} />
      {usePageShown() && <Toaster label={m.shell_toasts()} closeLabel={m.shell_close()} />}
    </>
  )
}
