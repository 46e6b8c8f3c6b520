import { Link } from '@tanstack/react-router'
import { Coins, Crown } from 'lucide-react'
import { cx } from '@/ui/cx.ts'
import { m } from '~words'
import type { ShellMember } from '../shell.ts'
import { creditsNotice } from './credits-notice.ts'

export function CreditsChip({ member }: { member: ShellMember }) {
  const notice = creditsNotice(member)
  if (!notice) return null
  if (notice === 'premium') {
    return (
      <Link to="/premium" className={targetClass}>
        <span className={cx(pillClass, 'bg-premium text-on-premium')}>
          <Crown aria-hidden />
          {m.shell_premium()}
        </span>
      </Link>
    )
  }
  return (
    <Link to="/credits" className={targetClass}>
      <span className={cx(pillClass, notice === 'empty' ? emptyClass : lowClass)}>
        <Coins aria-hidden />
        {m.shell_credits({ count: member.credits })}
      </span>
    </Link>
  )
}

const targetClass = 'inline-flex min-h-touch flex-none items-center rounded-full px-1'

/** Where letters are large its words stand alone, so that the name of the site has room beside them. */
const pillClass =
  'inline-flex h-8 items-center gap-1.5 rounded-full px-3 text-[min(var(--text-sm),6vw)] font-bold whitespace-nowrap ' +
  'tabular-nums *:[svg]:hidden @min-[16rem]:pl-2.25 @min-[16rem]:*:[svg]:block @min-[16rem]:*:[svg]:size-4.25'

const lowClass = 'bg-warning-soft text-on-warning-soft'
const emptyClass = 'bg-danger-soft text-on-danger-soft'
