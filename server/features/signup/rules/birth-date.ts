import { ageOn } from '../../members/rules.ts'
import { birthDateInvalid, birthDateRequired } from '../refusals.ts'

const oldestAge = 120

/**
 * Written yyyy-mm-dd (product §3.5). Throws `birth_date_required` when it is missing or the person is too young,
 * `birth_date_invalid` when no living person has that birthday.
 */
export function parseBirthDate(input: string, { minAge, now }: { minAge: number; now: Date }): string {
  const birthDate = input.trim()
  if (birthDate === '') throw birthDateRequired({ field: 'birthDate', minAge })
  if (!isCalendarDate(birthDate) || isInFuture(birthDate, now) || ageOn(birthDate, now) > oldestAge) {
    throw birthDateInvalid({ field: 'birthDate' })
  }
  if (ageOn(birthDate, now) < minAge) throw birthDateRequired({ field: 'birthDate', minAge })
  return birthDate
}

function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  // Date rolls 30 February over into March: only a real day comes back as it was written.
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

function isInFuture(birthDate: string, now: Date): boolean {
  return birthDate > now.toISOString().slice(0, 10)
}
