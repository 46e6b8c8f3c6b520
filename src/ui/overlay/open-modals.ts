import { createAtom, useSelector } from '@tanstack/react-store'

/** The dialogs that are open, the topmost last. */
export const openModals = createAtom<readonly HTMLDialogElement[]>([])

export function noteOpened(dialog: HTMLDialogElement): void {
  openModals.set((open) => [...open, dialog])
}

export function noteClosed(dialog: HTMLDialogElement): void {
  openModals.set((open) => open.filter((each) => each !== dialog))
}

/** Whether a dialog is open: nothing outside of it can be pressed or heard then. */
export const isModalOpen = (): boolean => openModals.get().length > 0

/** The dialog that is above everything else: all outside of it can be neither pressed nor heard. */
export const useTopModal = (): HTMLDialogElement | undefined => useSelector(openModals, (open) => open.at(-1))
