export interface DateParts {
  day: string
  month: string
  year: string
}

export const emptyDate: DateParts = { day: '', month: '', year: '' }

const earliestYear = 1900

/** `yyyy-mm-dd`, or null when the three boxes do not name a day of the calendar since 1900. Age is for others to judge. */
export function toIsoDate({ day, month, year }: DateParts): string | null {
  const typed = [year, month, day].map((part) => part.trim())
  if (!/^\d{4}$/.test(typed[0]!) || !typed.slice(1).every((part) => /^\d{1,2}$/.test(part))) return null

  const [y, m, d] = typed.map(Number) as [number, number, number]
  const date = new Date(Date.UTC(y, m - 1, d))
  const exists = date.getUTCMonth() === m - 1 && date.getUTCDate() === d
  return exists && y >= earliestYear ? date.toISOString().slice(0, 10) : null
}

export const isEmptyDate = ({ day, month, year }: DateParts): boolean => !`${day}${month}${year}`.trim()
