import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { IconButton } from '@/ui/IconButton.tsx'
import { m } from '~words'

/** The way back in an installed app, which has no browser bar. From a deep link it leads to the start. */
export function BackButton() {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const goBack = () => (canGoBack ? router.history.back() : router.navigate({ to: '/members' }))
  return (
    <IconButton label={m.shell_back()} onClick={goBack} className="-ml-2.5 hidden! installed:grid!">
      <ChevronLeft aria-hidden className="size-6" />
    </IconButton>
  )
}
