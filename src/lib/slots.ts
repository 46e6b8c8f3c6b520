import type { ComponentType } from 'react'

/** What a feature shows around every page. Each decides for itself whether it has something to show. */
export interface ShellSlots {
  /** Above the content of pages, for members. */
  Banner?: ComponentType
  /** Over any page, for visitors too: what opens by itself, and what goes on while pages change. */
  Overlay?: ComponentType
}
