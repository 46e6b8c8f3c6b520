const most = 99

/** What a badge shows: nothing at zero, `99+` above 99 (product §11.3). */
export function cappedCount(value: number): string {
  if (value <= 0) return ''
  return value > most ? `${most}+` : String(value)
}
