import { useNavigate } from '@tanstack/react-router'

/** What somebody signs up for. */
export interface SignupPurpose {
  /** The member whom they want to get to know; sign-up leads to that profile. */
  target: { id: string; name: string } | null
  /** The page of this site to which it leads otherwise; null for the members. */
  next: string | null
}

export const noPurpose: SignupPurpose = { target: null, next: null }

/** Where it leads; null for the members. */
export const leadsTo = ({ target, next }: SignupPurpose) => (target ? `/members/${target.id}` : next)

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step of sign-up that this entry of the history shows: the browser's own back button goes one step back. */
    signupStep?: number
    /** In a dialog; its page says it by its address. */
    signupFor?: SignupPurpose
  }
}

export interface SignupEntry {
  signupStep: number
  /** Left out, it stays what it was. */
  signupFor?: SignupPurpose
}

/** Shows a step of sign-up above this page: in an entry of its own, or in the place of the one that is open. */
export function useShowSignup(): (entry: SignupEntry, replace?: boolean) => void {
  const navigate = useNavigate()
  return (entry, replace = false) =>
    void navigate({
      to: '.',
      search: true,
      hash: true,
      state: (kept) => ({ ...kept, ...entry }),
      resetScroll: false,
      replace,
    })
}
