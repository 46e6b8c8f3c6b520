import { useRef, useState } from 'react'
import {
  type PasswordRating,
  ratePassword,
  staffSiteName,
} from '../../../server/features/staff/rules/password-rating.ts'

/** The rating of the password in a form with `name`, `email` and `password`, and what rates it anew; null for none. */
export function usePasswordRating(): [PasswordRating | null, (form: FormData) => void] {
  const [rating, setRating] = useState<PasswordRating | null>(null)
  const newest = useRef('')
  const rate = (form: FormData) => {
    const textIn = (name: string) => `${form.get(name) ?? ''}`
    const password = textIn('password')
    newest.current = password
    if (!password) return setRating(null)
    ratePassword(password, { siteName: staffSiteName, profileName: textIn('name'), email: textIn('email') }).then(
      (found) => {
        if (newest.current === password) setRating(found)
      },
      // Where the dictionaries do not come, the server says what it does not take.
      () => setRating(null),
    )
  }
  return [rating, rate]
}
