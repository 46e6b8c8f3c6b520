import { Meter } from '@/ui/Meter.tsx'
import { m } from '~words'
import { maxScore, type PasswordRating } from '../../../server/features/staff/rules/password-rating.ts'
import { minStaffPassword } from '../../../server/features/staff/rules.ts'

/** How hard the password is to guess, and what is missing until staff may take it. */
export function PasswordStrength({ rating: { score, verdict } }: { rating: PasswordRating }) {
  return (
    <div className="mt-2.5 grid gap-1.5">
      {/* Past three fifths only what is taken: a short one may be hard to guess. */}
      <Meter
        label={m.staff_password_strength()}
        value={verdict === 'good' ? score + 1 : Math.min(score + 1, 3)}
        max={maxScore + 1}
        tone={verdict === 'good' ? 'secondary' : 'primary'}
      />
      <p role="status" className="text-sm text-ink-muted">
        {words[verdict]({ min: minStaffPassword })}
      </p>
    </div>
  )
}

const words: Record<PasswordRating['verdict'], (bounds: { min: number }) => string> = {
  short: m.staff_password_is_short,
  guessable: m.staff_password_is_guessable,
  good: m.staff_password_is_good,
}
