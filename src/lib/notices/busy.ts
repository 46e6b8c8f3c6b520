import { createAtom, useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'
import { isModalOpen, openModals } from '@/ui/overlay/open-modals.ts'

/** Where words are typed: other fields (a choice, a switch) are done as soon as they are pressed. */
const writing = 'textarea, [contenteditable], input:not([type=radio], [type=checkbox], [type=range], [type=file])'

/** Milliseconds: who leaves a field is on the way to a button, and who closes a dialog looks at what was behind. */
const rest = 1_000

const busy = createAtom(false)

/**
 * Whether nothing may open by itself: somebody writes, a dialog or a menu is open, or that has ended just now. Stands once,
 * in the shell, and keeps it for everybody.
 */
export function useBusy(): boolean {
  useEffect(watch, [])
  return useSelector(busy)
}

/** Comes when nobody is busy; never when it is called off before. */
export function whenFree(calledOff: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (!busy.get()) return resolve()
    const { unsubscribe } = busy.subscribe((isStill) => {
      if (isStill) return
      unsubscribe()
      resolve()
    })
    calledOff.addEventListener('abort', unsubscribe)
  })
}

/** Whether somebody writes, or a dialog or a menu is open, at this moment. */
export const isOccupied = (): boolean =>
  isModalOpen() || document.querySelector(':popover-open') !== null || document.activeElement?.matches(writing) === true

function watch(): () => void {
  const left = new AbortController()
  let next: ReturnType<typeof setTimeout> | undefined
  // The component that kept it busy may have unmounted meanwhile.
  let wasOccupied = busy.get()
  const look = () => {
    const occupied = isOccupied()
    if (!occupied && !wasOccupied) return
    wasOccupied = occupied
    clearTimeout(next)
    if (occupied) busy.set(true)
    // A field that goes away with its screen says nothing, so it is looked for.
    next = setTimeout(occupied ? look : () => busy.set(false), rest)
  }
  const modals = openModals.subscribe(look)
  for (const type of ['focusin', 'focusout', 'toggle'])
    document.addEventListener(type, look, { capture: true, signal: left.signal })
  look()
  return () => {
    clearTimeout(next)
    modals.unsubscribe()
    left.abort()
  }
}
