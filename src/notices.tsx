import { useMatches } from '@tanstack/react-router'
import { useState } from 'react'
import { lazyPart } from './lib/chunks/lazy-part.tsx'

let isHere = false

async function load() {
  const { Banner, PopUps } = await import('./slots.tsx')
  isHere = true
  return { Banner, PopUps }
}

const cameWithPage = typeof document !== 'undefined' && document.querySelector('[data-banner]') !== null

/** What opens over any page; in browsers alone. */
export const PopUps = lazyPart<'PopUps', object>(load, 'PopUps')

const LoadedBanner = lazyPart(load, 'Banner', cameWithPage ? 'before-hydration' : 'once-alive')

/**
 * The banner of a page, each page's by itself: who has gone on before React has taken over what the server drew leaves that behind.
 * Not in the first load where the server has drawn none.
 */
export function Banner() {
  const page = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  const [latePage, setLatePage] = useState(isHere || cameWithPage ? undefined : page)
  if (latePage !== undefined && latePage !== page) setLatePage(undefined)
  return <LoadedBanner key={page} isLate={latePage !== undefined} />
}
