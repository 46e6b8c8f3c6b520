import { Search, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '@/ui/control/IconButton.tsx'
import { inputClass } from '@/ui/form/input-class.ts'
import { isForInputMethod } from '@/ui/form/input-method.ts'
import { m } from '~words'
import type { ListFilter } from '../cache/list-query.ts'
import { Results } from './Results.tsx'
import { useSettled } from './use-settled.ts'

export interface SearchPaneProps {
  text: string
  onType: (text: string) => void
  onClose: () => void
  /** The list's own, which stays while conversations are opened from here. */
  filter: ListFilter
}

/** In code units; the server looks for no more. */
const longest = 100

/** Looks for people and words in one's own conversations, in the place of their list. */
export function SearchPane({ text, onType, onClose, filter }: SearchPaneProps) {
  const field = useRef<HTMLInputElement>(null)
  const wanted = useSettled(text)
  // Focus only for an empty search; a user who returns to earlier results wants to read on.
  useEffect(() => {
    if (field.current?.value === '') field.current.focus()
  }, [])
  return (
    <>
      <search className="flex flex-none items-center gap-1 border-b border-line px-gutter pb-3 lg:pl-6">
        <span className="relative min-w-0 flex-1">
          <Search aria-hidden className="absolute top-3 left-3.5 size-5 text-ink-muted" />
          <input
            ref={field}
            type="search"
            dir="auto"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={longest}
            value={text}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !isForInputMethod(nativeEvent) && onClose()}
            aria-label={m.chat_search_label()}
            placeholder={m.chat_search_placeholder()}
            className={inputClass({ size: 'md' }, 'pl-11 [&::-webkit-search-cancel-button]:hidden')}
          />
        </span>
        <IconButton label={m.chat_search_close()} onClick={onClose} className="-mr-2">
          <X aria-hidden className="size-5.5" />
        </IconButton>
      </search>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <Results query={wanted} filter={filter} />
      </div>
    </>
  )
}
