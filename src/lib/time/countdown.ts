import { useEffect, useState } from 'react'
import { serverNow } from './server-clock.ts'

type Clock = () => number

/** Seconds until a moment (ms since 1970, by the clock), 0 when it is past; `atFirst` until the browser has looked at it. */
export function useSecondsUntil(moment: number, atFirst?: number, clock: Clock = Date.now): number {
  const [left, setLeft] = useState(atFirst ?? secondsLeft(moment, clock))
  useEffect(() => {
    const tick = () => setLeft(secondsLeft(moment, clock))
    tick()
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [moment, clock])
  return left
}

const secondsLeft = (moment: number, clock: Clock) => Math.max(0, Math.ceil((moment - clock()) / 1000))

/** 75 as 1:15, 3675 as 1:01:15. */
export function asClock(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const parts = hours > 0 ? [hours, twoDigits(minutes), twoDigits(rest)] : [minutes, twoDigits(rest)]
  return parts.join(':')
}

/** Whether a moment (ms since 1970, by the server's clock) is still to come. 0 never is. */
export function useIsBefore(moment: number): boolean {
  const [isBefore, setBefore] = useState(() => serverNow() < moment)
  useEffect(() => {
    const look = () => setBefore(serverNow() < moment)
    look()
    if (moment === 0) return
    // One long timer would stand still while the device sleeps, and know nothing of a clock that was put right.
    const timer = setInterval(look, 1_000)
    return () => clearInterval(timer)
  }, [moment])
  return isBefore
}

/** Hours, minutes and seconds, each in two digits. */
export const inDigits = (seconds: number): [hours: string, minutes: string, seconds: string] => [
  twoDigits(Math.floor(seconds / 3600)),
  twoDigits(Math.floor(seconds / 60) % 60),
  twoDigits(seconds % 60),
]

const twoDigits = (number: number) => String(number).padStart(2, '0')
