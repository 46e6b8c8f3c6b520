import { LoadingBar } from '@/ui/loading/LoadingBar.tsx'
import { Toaster } from '@/ui/overlay/Toaster.tsx'
import { m } from '~words'

/** What lies above every frame and outlives a change of frame: the loading line and the short messages. */
export function ShellNotices({ loading }: { loading: boolean }) {
  return (
    <>
      <LoadingBar active={loading} label={m.shell_loading()} />
      <Toaster label={m.shell_toasts()} closeLabel={m.shell_close()} />
    </>
  )
}
