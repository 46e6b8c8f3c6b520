import { useHydrated } from '@tanstack/react-router'
import { createAtom, useSelector } from '@tanstack/react-store'
import { useMember } from '../use-member.ts'

interface OpenSearch {
  memberId: string
  text: string
}

/** What is looked for, so that it is still there on the way back from a result. In no address: it is words of messages. */
const openSearch = createAtom<OpenSearch | null>(null)

/** The member's search in their conversations; `text` is null while it is shut. */
export function useOpenSearch(): { text: string | null; setText: (text: string | null) => void } {
  const { id: memberId } = useMember()
  const open = useSelector(openSearch)
  const isHydrated = useHydrated()
  return {
    text: isHydrated && open?.memberId === memberId ? open.text : null,
    setText: (text) => openSearch.set(text === null ? null : { memberId, text }),
  }
}
