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

/** The banner of a page. Not in the first load where the server has drawn none. */
export function Banner() {
  const [isLate] = useState(() => !isHere && !cameWithPage)
  return <LoadedBanner isLate={isLate} />
}
