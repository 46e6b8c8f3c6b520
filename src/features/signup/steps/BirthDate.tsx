import { useState } from 'react'
import { DateOfBirthInput } from '@/ui/form/date/DateOfBirthInput.tsx'
import { likelyYear } from '@/ui/form/date/typed-date.ts'
import { m } from '~words'
import { useSettings } from '../../../lib/settings.ts'
import type { SignupStepProps } from '../flow/use-signup.ts'
import { DidYouMean } from './DidYouMean.tsx'

export interface BirthDateProps extends SignupStepProps {
  onLeave: () => void
}

/** The date of birth; a year of two digits is asked about once the boxes are left. */
export function BirthDate({ signup: { state, set }, onLeave }: BirthDateProps) {
  const { minAge } = useSettings()
  const { birthDate } = state.draft
  const [left, setLeft] = useState<typeof birthDate>()
  const isAsked = state.errors.birthDate || left === birthDate
  const year = isAsked ? likelyYear(birthDate.year, { minAge, now: new Date() }) : null
  return (
    <div>
      <DateOfBirthInput
        name="birthDate"
        label={m.signup_birth_date()}
        labels={{ day: m.signup_birth_day(), month: m.signup_birth_month(), year: m.signup_birth_year() }}
        placeholders={{
          day: m.signup_birth_day_placeholder(),
          month: m.signup_birth_month_placeholder(),
          year: m.signup_birth_year_placeholder(),
        }}
        value={birthDate}
        onChange={(typed) => set({ birthDate: typed })}
        onLeave={() => {
          setLeft(birthDate)
          onLeave()
        }}
      />
      <div aria-live="polite" className="empty:hidden">
        {year && (
          <DidYouMean
            text={m.signup_birth_year_meant({ year })}
            onAccept={() => set({ birthDate: { ...birthDate, year } })}
          />
        )}
      </div>
    </div>
  )
}
