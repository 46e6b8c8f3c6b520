import { type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { isModalOpen, noteClosed, noteOpened } from './open-modals.ts'

export interface ModalBehaviour {
  onClose: () => void
  /** False while something must not be broken off: Escape, the back gesture and the veil then do nothing. */
  dismissible?: boolean
}

/**
 * Makes a mounted `<dialog>` modal: the browser traps the focus, makes the rest inert and gives the focus back when it
 * closes. Returns what the element needs.
 */
export function useModal({ onClose, dismissible = true }: ModalBehaviour) {
  const ref = useRef<HTMLDialogElement>(null)
  useShownWhileMounted(ref)
  useVeilPress(ref, dismissible ? onClose : undefined)
  return {
    ref,
    closedby: dismissible ? ('closerequest' as const) : ('none' as const),
    onCancel: (event: SyntheticEvent) => {
      if (!dismissible) event.preventDefault()
    },
    // A remount closes and opens again at once; the event of that closing comes late and means nothing.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
    },
  }
}

function useShownWhileMounted(ref: RefObject<HTMLDialogElement | null>) {
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    if (!isModalOpen()) holdPage()
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    noteOpened(dialog)
    return () => {
      noteClosed(dialog)
      // Removing an open dialog would leave the focus nowhere; closing it first hands it back.
      dialog.close()
      if (!isModalOpen()) releasePage()
    }
  }, [ref])
}

/**
 * The page behind stops scrolling and loses its scrollbar; the room it took stays, so that nothing jumps. By the root's own
 * style: a rule that asks what the page has in it (`:has`) makes the browser restyle all of it at every change.
 */
function holdPage() {
  const { style, clientWidth } = document.documentElement
  const scrollbar = window.innerWidth - clientWidth
  style.overflow = 'hidden'
  if (scrollbar > 0) style.paddingRight = `${scrollbar}px`
}

function releasePage() {
  const { style } = document.documentElement
  style.overflow = ''
  style.paddingRight = ''
}

/** The veil belongs to the dialog's own box, so a press that starts and ends there hits the dialog itself. */
function useVeilPress(ref: RefObject<HTMLDialogElement | null>, onPress: (() => void) | undefined) {
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !onPress) return
    let startedOnVeil = false
    const start = (event: Event) => {
      startedOnVeil = event.target === dialog
    }
    const end = (event: Event) => {
      if (startedOnVeil && event.target === dialog) onPress()
    }
    dialog.addEventListener('pointerdown', start)
    dialog.addEventListener('click', end)
    return () => {
      dialog.removeEventListener('pointerdown', start)
      dialog.removeEventListener('click', end)
    }
  }, [ref, onPress])
}
