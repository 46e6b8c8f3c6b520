import { expect, test } from 'bun:test'
import { dayIn, knownTimeZone } from '../../../../db/reference/days.ts'
import { endOfDayIn, zoneOfMember } from './days.ts'

const at = (time: string) => new Date(time)

test('a day is that of a place, and ends at its midnight', () => {
  const noon = at('2026-06-01T12:00:00Z')
  expect(dayIn('Europe/Amsterdam', at('2026-06-01T22:30:00Z'))).toBe('2026-06-02')
  expect(endOfDayIn('Europe/Amsterdam', noon)).toEqual(at('2026-06-01T22:00:00Z'))
  expect(endOfDayIn('America/Los_Angeles', noon)).toEqual(at('2026-06-02T07:00:00Z'))
  expect(endOfDayIn('Asia/Kathmandu', noon)).toEqual(at('2026-06-01T18:15:00Z'))
})

test('a day is as long as the clock makes it', () => {
  expect(endOfDayIn('Europe/Amsterdam', at('2026-10-24T22:00:00Z'))).toEqual(at('2026-10-25T23:00:00Z'))
  expect(endOfDayIn('Europe/Amsterdam', at('2026-03-28T23:00:00Z'))).toEqual(at('2026-03-29T22:00:00Z'))
  expect(endOfDayIn('UTC', at('2026-06-01T23:59:59.999Z'))).toEqual(at('2026-06-02T00:00:00Z'))
})

test('what is no time zone is UTC', () => {
  expect(knownTimeZone('Europe/Amsterdam')).toBe('Europe/Amsterdam')
  for (const name of ['', 'Mars/Olympus', 'Etc/Unknown', '../../etc/passwd', '🌍']) {
    expect(knownTimeZone(name)).toBe('UTC')
  }
})

test('a traveller takes their zone along, once it is the same day there', () => {
  const evening = at('2026-06-01T20:00:00Z')
  expect(zoneOfMember(null, 'Asia/Tokyo', evening)).toBe('Asia/Tokyo')
  expect(zoneOfMember('Europe/Amsterdam', 'America/New_York', evening)).toBe('America/New_York')
  expect(zoneOfMember('Europe/Amsterdam', 'Asia/Tokyo', evening)).toBe('Europe/Amsterdam')
  expect(zoneOfMember('Gone/From_The_List', 'Asia/Tokyo', evening)).toBe('UTC')
})

test('whatever zones somebody names, they get each day once', () => {
  const zones = ['Pacific/Kiritimati', 'Asia/Tokyo', 'UTC', 'America/New_York', 'Pacific/Pago_Pago']
  const start = at('2026-06-01T00:00:00Z').getTime()
  const days: string[] = []
  let zone: string | null = null
  for (let hour = 0; hour < 6 * 24; hour++) {
    const now = new Date(start + hour * 3_600_000)
    const before = zone && dayIn(zone, now)
    for (const asked of zones) {
      zone = zoneOfMember(zone, asked, now)
      // None of them all makes it another day.
      expect(before === null || dayIn(zone, now) === before).toBe(true)
    }
    days.push(dayIn(zone!, now))
  }
  expect(days).toEqual(days.toSorted())
  expect(new Set(days).size).toBeLessThanOrEqual(7)
})
