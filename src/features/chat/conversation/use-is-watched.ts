import { useSyncExternalStore } from 'react'

/**
 * Whether the conversation is before somebody's eyes: the page is not behind another tab or a lock screen, and no dialog
 * stands above it. With a mouse, windows lie side by side, and the one somebody works in has the focus.
 */
export function useIsWatched(): boolean {
  return useSyncExternalStore(subscribe, isWatched, () => true)
}

function isWatched(): boolean {
  const isInFront = document.hasFocus() || !matchMedia('(pointer: fine)').matches
  return document.visibilityState === 'visible' && isInFront && !document.querySelector('dialog:modal')
}

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  // Heard on the way down: a dialog takes the focus from the page and gives it back, and neither that nor its end bubbles.
  for (const type of changes) window.addEventListener(type, listener, true)
  return () => {
    document.removeEventListener('visibilitychange', listener)
    for (const type of changes) window.removeEventListener(type, listener, true)
  }
}

const changes = ['focus', 'blur', 'close'] as const
