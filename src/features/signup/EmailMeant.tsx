import { useRouter } from '@tanstack/react-router'
import { type RefObject, useState } from 'react'
import { m } from '~words'
import { DidYouMean } from './steps/DidYouMean.tsx'

/** What an e-mail field of the browser's own needs to offer the address that was probably meant (`EmailMeant`). */
export function useEmailMeant(field: RefObject<HTMLInputElement | null>) {
  const { api } = useRouter().options.context
  const [suggestion, setSuggestion] = useState<string | null>(null)
  const ask = async () => {
    const email = field.current?.value ?? ''
    if (!email.trim()) return
    const checked = await api.signup.checkEmail.mutate({ email }).catch(() => undefined)
    // What it says of something that has been changed since is passed over.
    if (checked && field.current?.value === email) setSuggestion(checked.suggestion)
  }
  const accept = () => {
    const input = field.current
    if (!input || !suggestion) return
    input.value = suggestion
    // What was wrong with the one before is said of it no longer.
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return { suggestion, accept, props: { ref: field, onBlur: () => void ask(), onInput: () => setSuggestion(null) } }
}

export const EmailMeant = ({ suggestion, accept }: Pick<ReturnType<typeof useEmailMeant>, 'suggestion' | 'accept'>) => (
  <div aria-live="polite" className="empty:hidden">
    {suggestion && <DidYouMean text={m.signup_email_meant({ email: suggestion })} onAccept={accept} />}
  </div>
)
