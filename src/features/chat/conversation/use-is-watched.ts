import { useSyncExternalStore } from 'react'

/**
 * Whether the user can see the conversation: its tab is visible, and no dialog covers it. With a mouse, several windows
 * are visible, so the window must have the focus.
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
