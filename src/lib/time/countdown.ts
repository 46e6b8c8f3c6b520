import { useEffect, useState } from 'react'

/** Seconds until a moment (ms since 1970), 0 when it is past; `atFirst` until the browser has looked at its clock. */
export function useSecondsUntil(moment: number, atFirst: number): number {
  const [left, setLeft] = useState(atFirst)
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((moment - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [moment])
  return left
}

/** 75 as 1:15, 3675 as 1:01:15. */
export function asClock(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const parts = hours > 0 ? [hours, twoDigits(minutes), twoDigits(rest)] : [minutes, twoDigits(rest)]
  return parts.join(':')
}

/** Whether a moment (ms since 1970) is still to come. */
export function useIsBefore(moment: number): boolean {
  const [isOver, setOver] = useState(() => Date.now() >= moment)
  useEffect(() => {
    const look = () => setOver(Date.now() >= moment)
    look()
    const timer = setTimeout(look, moment - Date.now())
    return () => clearTimeout(timer)
  }, [moment])
  return !isOver
}

/** Hours, minutes and seconds, each in two digits. */
export const inDigits = (seconds: number): [hours: string, minutes: string, seconds: string] => [
  twoDigits(Math.floor(seconds / 3600)),
  twoDigits(Math.floor(seconds / 60) % 60),
  twoDigits(seconds % 60),
]

const twoDigits = (number: number) => String(number).padStart(2, '0')
