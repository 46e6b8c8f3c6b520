import { onlineManager, useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { chipClass } from '@/ui/control/chip-class.ts'
import { toast } from '@/ui/overlay/toast.ts'
import { Count } from '@/ui/text/Count.tsx'
import { m } from '~words'
import { wantsOwnTab } from '../../lib/own-tab.ts'
import { errorWords } from '../../lib/refusal-words.ts'
import { useTRPC } from '../../lib/trpc.ts'
import { paramsOf } from '../members/search/filters.ts'
import { useSearchAnew } from '../members/search/use-search.ts'
import { type SavedSearch, useSavedList } from './use-saved-list.ts'

/** Leads to the search, and with that makes its newcomers known ones. */
export function SearchChip({ saved: { id, name, filters, newcomers } }: { saved: SavedSearch }) {
  const apply = useApply()
  const search = useSearchAnew()
  const count = { count: newcomers.count }
  return (
    <li className="flex-none">
      <Link
        to="/members"
        search={paramsOf(filters)}
        activeOptions={{ exact: true }}
        preload={false}
        onClick={(event) => {
          if (onlineManager.isOnline()) apply.mutate({ id })
          if (wantsOwnTab(event)) return
          event.preventDefault()
          void search(filters)
        }}
        className={chipClass(false, currentClass)}
      >
        <span dir="auto" className="max-w-40 truncate">
          {name}
        </span>
        <Count
          value={newcomers.count}
          more={newcomers.more}
          label={newcomers.more ? m.saved_searches_new_more(count) : m.saved_searches_new(count)}
        />
      </Link>
    </li>
  )
}

function useApply() {
  const trpc = useTRPC()
  const list = useSavedList()
  return useMutation(
    trpc.savedSearches.markSeen.mutationOptions({
      onMutate: ({ id }) =>
        list.change((each) => (each.id === id ? { ...each, newcomers: { count: 0, more: false } } : each)),
      onError: (error) => {
        toast({ text: errorWords(error), tone: 'danger' })
        void list.askAgain()
      },
    }),
  )
}

const currentClass = 'aria-[current]:border-primary aria-[current]:bg-primary-soft aria-[current]:text-on-primary-soft'
