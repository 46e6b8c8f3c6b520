import type { MouseEvent } from 'react'
import { focusNext } from '@/ui/focus/focus-next.ts'
import { Sentence } from '@/ui/text/Sentence.tsx'

export interface DidYouMeanProps {
  /** A sentence with a `<suggestion>` in it. */
  text: string
  onAccept: () => void
}

/** A suggested correction; accepting it moves the focus to the next question. */
export function DidYouMean({ text, onAccept }: DidYouMeanProps) {
  const accept = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusNext(currentTarget)
    onAccept()
  }
  const button = (suggestion: string) => (
    <button type="button" onClick={accept} className="min-h-6 font-semibold underline underline-offset-3">
      {suggestion}
    </button>
  )
  return (
    <p className="mt-3 rounded-md bg-secondary-soft px-3.5 py-3 text-[0.9375rem] wrap-anywhere text-on-secondary-soft">
      <Sentence text={text} tags={{ suggestion: button }} />
    </p>
  )
}
