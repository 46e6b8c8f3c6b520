import { Link, useRouter } from '@tanstack/react-router'
import { LogOut, ReceiptText, Settings, UserRound } from 'lucide-react'
import { menuItemClass } from '@/ui/overlay/menu-item-class.ts'
import { m } from '~words'
import { useMe } from '../../lib/session/me.ts'
import { LanguageItem } from './LanguageItem.tsx'
import { logOut } from './log-out.ts'
import { ThemeChoice } from './ThemeChoice.tsx'

/** What concerns nobody but the member; their name and language where the bar does not say them. */
export function AccountItems() {
  const me = useMe()
  const { context } = useRouter().options
  return (
    <>
      <p dir="auto" translate="no" className="truncate px-3 pt-2 pb-1 font-bold lg:hidden">
        {me?.name}
      </p>
      <Link to="/profile" className={menuItemClass()}>
        <UserRound aria-hidden />
        {m.shell_my_profile()}
      </Link>
      <Link to="/transactions/{-$id}" className={menuItemClass()}>
        <ReceiptText aria-hidden />
        {m.shell_transactions()}
      </Link>
      <Link to="/notifications" className={menuItemClass()}>
        <Settings aria-hidden />
        {m.shell_settings()}
      </Link>
      <div className="lg:hidden">
        <LanguageItem />
      </div>
      <div className="my-1.5 border-y border-line py-2.5">
        <ThemeChoice />
      </div>
      <button type="button" onClick={() => void logOut(context)} className={menuItemClass()}>
        <LogOut aria-hidden />
        {m.shell_log_out()}
      </button>
    </>
  )
}
