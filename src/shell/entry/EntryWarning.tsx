import { lazyPart } from '../../lib/chunks/lazy-part.tsx'
import { useDismissal } from '../dismissals.ts'
import { useInstalledApp } from '../installed-app.ts'
import type { ShellSite } from '../shell.ts'
import { type EntryFacts, entryWarning } from './entry-warning.ts'

// Members and who has been here before meet none.
const Warning = lazyPart(() => import('./Warning.tsx'), 'Warning')

export type EntryWarningProps = Omit<EntryFacts, 'wasSeen' | 'isInstalledApp'> & { site: ShellSite }

/** Stands at the door until a visitor says to be old enough, once in each browser. */
export function EntryWarning({ site, ...facts }: EntryWarningProps) {
  const [wasSeen, accept] = useDismissal('hide-entry-warning')
  const kind = entryWarning({ ...facts, wasSeen, isInstalledApp: useInstalledApp() })
  return kind && <Warning site={site} isAdult={kind === 'adult'} accept={accept} />
}
