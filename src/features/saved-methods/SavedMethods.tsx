import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { Alert } from '@/ui/Alert.tsx'
import { Button } from '@/ui/control/Button.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { useFocusHeir } from '@/ui/focus/use-focus-heir.ts'
import { m } from '~words'
import { errorWords } from '../../lib/refusal-words.ts'
import { useTRPC } from '../../lib/trpc.ts'
import { MethodMark } from '../orders/method/MethodMark.tsx'
import { type SavedMethod, savedName } from '../orders/method/saved-words.ts'

/** What can be paid with by one tap, what no longer can, and how it is forgotten; nothing where nothing is remembered. */
export function SavedMethods() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { data } = useQuery(trpc.savedMethods.list.queryOptions())
  const [forgotten, setForgotten] = useState<string>()
  const forget = useMutation(
    trpc.savedMethods.forget.mutationOptions({
      onSettled: () => queryClient.invalidateQueries(trpc.savedMethods.pathFilter()),
    }),
  )
  const { methods = [], ended = [] } = data ?? {}
  const isBusy = ({ id }: SavedMethod) => forget.isPending && forget.variables.id === id
  const forgetOne = (method: SavedMethod) =>
    forget.mutate({ id: method.id }, { onSuccess: () => setForgotten(savedName(method)) })
  return (
    <div className="contents print:hidden">
      {methods.length + ended.length > 0 && (
        <section
          aria-labelledby="saved-methods"
          className="room-for-letters grid gap-3 rounded-lg border border-line bg-surface p-4.5"
        >
          <h2 id="saved-methods" className="heading-section">
            {m.saved_methods_title()}
          </h2>
          <p className="text-sm text-ink-muted">{m.saved_methods_text()}</p>
          <ul className="grid gap-1">
            {methods.map((saved) => (
              <SavedMethodRow key={saved.id} saved={saved} isBusy={isBusy(saved)} onForget={() => forgetOne(saved)} />
            ))}
            {ended.map((saved) => (
              <SavedMethodRow
                key={saved.id}
                saved={saved}
                note={m.saved_methods_ended_note()}
                isBusy={isBusy(saved)}
                onForget={() => forgetOne(saved)}
              />
            ))}
          </ul>
          {methods.length > 0 && (
            <Link to="/credits/repeat-order" className={buttonClass({ variant: 'outline', size: 'md', full: true })}>
              {m.saved_methods_repeat()}
            </Link>
          )}
        </section>
      )}
      {forget.error && (
        <Alert tone="danger" announce>
          {errorWords(forget.error)}
        </Alert>
      )}
      <p id={forgottenId} tabIndex={-1} role="status" className="text-sm text-ink-muted empty:sr-only">
        {forgotten && m.saved_methods_forgotten({ name: forgotten })}
      </p>
    </div>
  )
}

const forgottenId = 'saved-method-forgotten'

interface SavedMethodRowProps {
  saved: SavedMethod
  /** What is to be known of it. */
  note?: string
  isBusy: boolean
  onForget: () => void
}

function SavedMethodRow({ saved, note, isBusy, onForget }: SavedMethodRowProps) {
  const place = useRef<HTMLLIElement>(null)
  useFocusHeir(place, forgottenId)
  return (
    <li ref={place} className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <MethodMark method={saved.method} />
      <span className="grid flex-[1_1_8rem] wrap-anywhere">
        <span className="font-semibold">{savedName(saved)}</span>
        {note && <span className="text-sm text-ink-muted">{note}</span>}
      </span>
      <Button
        variant="plain"
        size="md"
        busy={isBusy}
        onClick={onForget}
        className="-mr-3.5 ml-auto"
        aria-label={m.saved_methods_forget_named({ name: savedName(saved) })}
      >
        {m.saved_methods_forget()}
      </Button>
    </li>
  )
}
