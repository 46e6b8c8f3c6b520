import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { browserLink } from './lib/links.ts'
import { createRouter } from './router.tsx'

const { lang, dataset } = document.documentElement

const router = createRouter({
  link: browserLink(),
  locale: lang,
  theme: dataset.theme === 'light' || dataset.theme === 'dark' ? dataset.theme : undefined,
})

hydrateRoot(
  document,
  <StrictMode>
    <RouterClient router={router} />
  </StrictMode>,
)
