import { useSuspenseQuery } from '@tanstack/react-query'
import { useHydrated, useRouter } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { useEffect, useMemo } from 'react'
import { m } from '~words'
import { useLine } from '../../../lib/live/use-line.ts'
import { useMe } from '../../../lib/session/me.ts'
import { privateChanges } from '../../../lib/session/private-store.ts'
import { useTRPC } from '../../../lib/trpc.ts'
import { justSaved, keep, readWanted, saveKept, sayOnceSaved } from './saver.ts'
import { fieldsOf, laidOver, type OwnProfileView, type PendingChanges, type WantedField } from './wanted.ts'

export type FieldState = 'saved' | 'unsaved' | undefined

export interface Editing {
  /** As the member has left it, stored or not. */
  profile: OwnProfileView
  /** Keeps a change, and stores it. */
  save: (change: PendingChanges) => void
  /** The same, with a word of it once it is stored that takes it back. */
  saveWithUndo: (change: PendingChanges, undo: PendingChanges, said: string) => void
  /** Keeps it, to be stored with the next one. */
  keep: (change: PendingChanges) => void
  stateOf: (field: WantedField) => FieldState
}

const nothing: PendingChanges = {}

/** The member's own profile, and how to change it; undefined when the session has just ended. */
export function useOwnProfile(): Editing {
  const trpc = useTRPC()
  const { data: stored } = useSuspenseQuery(trpc.profile.own.queryOptions())
  const myId = useMe()?.id ?? ''
  const { context } = useRouter().options
  const wanted = useWanted(myId)
  const saved = useSelector(justSaved)
  const hasLine = useLine()
  useEffect(() => {
    if (hasLine && myId) void saveKept(myId, context)
  }, [hasLine, myId, context])

  return useMemo(() => {
    const save = (change: PendingChanges) => {
      keep(myId, change)
      void saveKept(myId, context)
    }
    return {
      profile: laidOver(stored, wanted),
      save,
      saveWithUndo: (change, undo, said) => {
        keep(myId, change)
        const action = { label: m.profile_undo(), onSelect: () => save(undo) }
        for (const field of fieldsOf(undo))
          sayOnceSaved(myId, field, { text: said, tone: 'success', about: `own profile ${field}`, action })
        void saveKept(myId, context)
      },
      keep: (change) => keep(myId, change),
      stateOf: (field) => (wanted[field] !== undefined ? 'unsaved' : saved.includes(field) ? 'saved' : undefined),
    }
  }, [stored, wanted, saved, myId, context])
}

/** What is kept in this browser; nothing as long as the page is still the server's. */
function useWanted(myId: string): PendingChanges {
  const isHydrated = useHydrated()
  const changes = useSelector(privateChanges)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again with each change
  return useMemo(() => (isHydrated ? readWanted(myId) : nothing), [isHydrated, myId, changes])
}
