import { useSyncExternalStore } from 'react'

export interface ToastMessage {
  text: string
  /** Whom it is about, above the text. */
  title?: string
  /** What else there is to say, below the text. */
  note?: string
  /** Their face in the place of the sign; null stands for one without a photo. */
  picture?: string | null
  /** What it is about: a message about the same takes its place. */
  about?: string
  tone?: 'info' | 'success' | 'danger'
  action?: { label: string; onSelect: () => void }
}

export interface Toast extends ToastMessage {
  id: number
}

const most = 3
let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a short message for a while; the oldest gives way to a fourth. Returns its id for `dismissToast`. */
export function toast(message: ToastMessage): number {
  lastId += 1
  const others = message.about ? toasts.filter(({ about }) => about !== message.about) : toasts
  set([...others, { ...message, id: lastId }].slice(-most))
  return lastId
}

/** Takes away what is not so any more. */
export function dismissToastAbout(about: string): void {
  if (toasts.some((each) => each.about === about)) set(toasts.filter((each) => each.about !== about))
}

export function dismissToast(id: number): void {
  set(toasts.filter((each) => each.id !== id))
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, currentToasts, noToasts)
}

export const currentToasts = (): readonly Toast[] => toasts

const none: readonly Toast[] = []
const noToasts = () => none

function set(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
