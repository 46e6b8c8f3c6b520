import { createAtom, useSelector } from '@tanstack/react-store'

export interface ToastMessage {
  text: string
  /** The name of the member concerned, above the text. */
  title?: string
  /** What else there is to say, below the text. */
  note?: string
  /** The member's photo instead of the icon; null for a member without one. Their own text is cut after three lines. */
  picture?: string | null
  /** What it is about: a message about the same takes its place. */
  about?: string
  tone?: 'info' | 'success' | 'danger'
  action?: { label: string; onSelect: () => void }
}

export interface Toast extends ToastMessage {
  id: number
}

/** On a phone one is enough of its screen. */
const most = () => (matchMedia('(min-width: 48rem)').matches ? 2 : 1)
const toasts = createAtom<readonly Toast[]>([])
let lastId = 0

/**
 * Shows a short message for a while, in the place of one about the same, or of the same words where one of them does not say
 * what it is about, and of the oldest where there is room for no more. Returns its id for `dismissToast`.
 */
export function toast(message: ToastMessage): number {
  lastId += 1
  toasts.set((shown) => {
    const others = shown.filter((each) => !isSame(each, message))
    return [...others, { ...message, id: lastId }].slice(-most())
  })
  return lastId
}

const isSame = (one: ToastMessage, other: ToastMessage): boolean =>
  one.about !== undefined && other.about !== undefined
    ? one.about === other.about
    : one.text === other.text && one.title === other.title

/** Takes away what is not so any more. */
export function dismissToastAbout(about: string): void {
  takeAway((each) => each.about === about)
}

export function dismissToast(id: number): void {
  takeAway((each) => each.id === id)
}

export const useToasts = (): readonly Toast[] => useSelector(toasts)

export const currentToasts = (): readonly Toast[] => toasts.get()

function takeAway(isIt: (toast: Toast) => boolean): void {
  toasts.set((shown) => (shown.some(isIt) ? shown.filter((each) => !isIt(each)) : shown))
}
