import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { browserLink } from './lib/links.ts'
import { createRouter } from './router.tsx'

const { lang, dataset } = document.documentElement
const stylesheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')

const router = createRouter({
  link: browserLink(),
  locale: lang,
  theme: dataset.theme === 'light' || dataset.theme === 'dark' ? dataset.theme : undefined,
  stylesheet: stylesheet?.getAttribute('href') ?? undefined,
})

function hydrate(): void {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
}

// From here on a dialog or another page may come onto the screen: not before all styles are there, or will not come.
if (!stylesheet || stylesheet.sheet) hydrate()
else for (const end of ['load', 'error']) stylesheet.addEventListener(end, hydrate, { once: true })
