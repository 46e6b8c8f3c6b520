import { useQuery } from '@tanstack/react-query'
import { BookmarkPlus, Settings2 } from 'lucide-react'
import { useId, useState } from 'react'
import { ChipButton } from '@/ui/control/ChipButton.tsx'
import { IconButton } from '@/ui/control/IconButton.tsx'
import { m } from '~words'
import { mostSavedSearches } from '../../../server/features/saved-searches/rules.ts'
import { useTRPC } from '../../lib/trpc.ts'
import { OtherWays } from '../swipe/OtherWays.tsx'
import { ManageSheet } from './ManageSheet.tsx'
import { SaveDialog } from './SaveDialog.tsx'
import { SearchChip } from './SearchChip.tsx'

/** What the member has saved, with the number of newcomers each, and the way to save what is being looked for, in one row with other ways to meet people. */
export function SavedSearches() {
  const trpc = useTRPC()
  const { data: searches = [], isPending } = useQuery(trpc.savedSearches.list.queryOptions())
  const [open, setOpen] = useState<'save' | 'manage'>()
  const saveId = useId()
  const close = () => {
    setOpen(undefined)
    // What opened the sheet goes with the last search.
    if (searches.length === 0) requestAnimationFrame(() => document.getElementById(saveId)?.focus())
  }
  const isFull = searches.length >= mostSavedSearches
  return (
    <>
      <div className={rowClass}>
        <OtherWays />
        {/* Not before the list is there: it would move the button, also from under a finger. */}
        {!isPending && (
          <section aria-label={m.saved_searches_title()} className="contents">
            <ChipButton
              id={saveId}
              icon={<BookmarkPlus aria-hidden />}
              onClick={() => setOpen(isFull ? 'manage' : 'save')}
              aria-label={m.saved_searches_save()}
              className="flex-none"
            >
              {searches.length > 0 && <span className="sm:hidden">{m.saved_searches_save_short()}</span>}
              <span className={searches.length > 0 ? 'max-sm:hidden' : undefined}>{m.saved_searches_save()}</span>
            </ChipButton>
            {searches.length > 0 ? (
              <>
                <ul className="contents">
                  {searches.map((search) => (
                    <SearchChip key={search.id} saved={search} />
                  ))}
                </ul>
                <IconButton label={m.saved_searches_manage()} onClick={() => setOpen('manage')}>
                  <Settings2 aria-hidden className="size-5" />
                </IconButton>
              </>
            ) : (
              <p className="ml-1.5 max-w-60 text-sm text-ink-muted max-sm:sr-only lg:max-w-none">
                {m.saved_searches_hint()}
              </p>
            )}
          </section>
        )}
      </div>
      {open === 'save' && <SaveDialog onClose={close} />}
      {open === 'manage' && <ManageSheet searches={searches} onClose={close} />}
    </>
  )
}

const rowClass = 'flex items-center gap-1.5 lg:flex-wrap lg:py-1'
