import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getLocale } from '../i18n/paraglide/runtime.js'
import { guardAgainstTranslators } from './lib/browser/translation-guard.ts'
import { partsArrived } from './lib/chunks/lazy-part.tsx'
import { holdLinks } from './lib/early-events.ts'
import { browserLink } from './lib/links.ts'
import { onLeave, pageOwner } from './lib/session/session-end.ts'
import { noteServerTime, sinceAnswer } from './lib/time/server-clock.ts'
import { rememberTracking } from './lib/tracking.ts'
import { createRouter } from './router.tsx'
// Nearly every page needs these: so they come once, and are compressed with the rest.
import './lib/words/isolated.ts'
import '@/ui/Alert.tsx'
import '@/ui/overlay/toast.ts'

declare global {
  interface Window {
    /** Something is missing that the client needs, and the page says so (`server/render/browser-check.ts`). */
    isBrowserTooOld?: boolean
  }
}

rememberTracking(location.search)

guardAgainstTranslators()

const { dataset } = document.documentElement
const drawnAt = Number(dataset.drawnAt)
noteServerTime(drawnAt, sinceAnswer())
const stylesheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')

let leftBy: string | undefined
const router = createRouter({
  link: browserLink(() => leftBy ?? pageOwner(router.options.context)),
  // Not the page's `lang`, which a translator changes.
  locale: getLocale(),
  theme: dataset.theme === 'light' || dataset.theme === 'dark' ? dataset.theme : undefined,
  dismissed: dataset.dismissed,
  drawnAt,
  stylesheet: stylesheet?.getAttribute('href') ?? undefined,
})

// From here on a dialog or another page may come onto the screen: not before all styles are there, or will not come.
Promise.all([allStyles(), partsArrived()]).then(() => {
  if (window.isBrowserTooOld) return
  holdLinks()
  const root = hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
  onLeave(() => {
    const { context } = router.options
    // What is still under way until the next page is here goes in nobody else's name.
    leftBy = pageOwner(context)
    root.unmount()
    context.queryClient.clear()
  })
})

async function allStyles(): Promise<void> {
  if (!stylesheet || stylesheet.sheet || document.readyState === 'complete') return
  await new Promise((resolve) => {
    stylesheet.addEventListener('load', resolve)
    stylesheet.addEventListener('error', resolve)
    // The error event may have fired before this script listened for it.
    window.addEventListener('load', resolve)
  })
}
