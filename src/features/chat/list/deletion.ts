import { createContext, use } from 'react'

/** What the list says of a deletion, and what a deletion has to know of the screen. */
export interface Deletion {
  /** Of the conversation, or of the member, on the screen: deleted, it is left. */
  openId: string | undefined
  /** Why the last one failed, in words. */
  failure: string | null
  setFailure: (words: string | null) => void
}

export const DeletionContext = createContext<Deletion | null>(null)

export function useDeletion(): Deletion {
  const deletion = use(DeletionContext)
  if (!deletion) throw new Error('no chat screen round this component')
  return deletion
}
