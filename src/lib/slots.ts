import type { ComponentType } from 'react'

/** The banners above the content of a page, one at a time. */
export type BannerName = 'activation' | 'statement' | 'mail-off' | 'time-bonus' | 'photo' | 'push'

/** What opens over a page, one at a time. */
export type PopUpName = 'adult-entry' | 'site-entry' | 'signup' | 'activation' | 'match' | 'like' | 'time-bonus'

/** What only its feature knows to be due. */
export type AskedName = 'statement' | 'push' | 'signup' | 'match' | 'like'

export interface BannerProps {
  /** For those that can be put away, and taken back by `onUndo`. */
  dismiss?: { label: string; onDismiss: () => void; onUndo: () => void }
}

export interface PopUpProps {
  /** For those that can be put away for good. */
  onPutAway?: () => void
}

/** What a feature shows around every page. When it shows is the shell’s rule (product §12.6). */
export interface ShellSlots {
  banners?: Partial<Record<BannerName, ComponentType<BannerProps>>>
  /** Loaded, patiently, when they are to open. Each closes itself by ending what it is shown for. */
  popUps?: Partial<Record<PopUpName, () => Promise<ComponentType<PopUpProps>>>>
  /** Goes on while pages change, and shows nothing itself: it asks for what is to be shown. */
  Background?: ComponentType
}

/** Of each feature, by its name. */
export type SlotsByFeature = Readonly<Record<string, ShellSlots>>
