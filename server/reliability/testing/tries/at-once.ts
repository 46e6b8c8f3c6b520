import type { Finding } from '../../drill.ts'
import { insist, refusalOf } from '../clients/people.ts'
import type { RunningServer } from '../servers/server.ts'

/** Tries to get past one limit so many times at once. */
export type Try = (server: RunningServer, times: number) => Promise<Finding>

/** Makes all calls at once; each comes to `done` or to the code it is refused with. */
export function atOnce(times: number, call: (n: number) => Promise<unknown>): Promise<string[]> {
  const outcome = async (n: number) => (await refusalOf(insist(() => call(n)))) ?? 'done'
  return Promise.all(Array.from({ length: times }, (_, n) => outcome(n)))
}

/** Opens the address at once so often, as browsers that follow a link from a mail. */
export function openAtOnce(times: number, address: string): Promise<Response[]> {
  return Promise.all(Array.from({ length: times }, () => fetch(address, { redirect: 'manual' })))
}

/** As many presses of the button on the page that such a link leads to, on the site's own page. */
export function pressAtOnce(times: number, address: string): Promise<Response[]> {
  const { origin, pathname, searchParams } = new URL(address)
  const press = () =>
    fetch(origin + pathname, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ token: searchParams.get('token') ?? '' }),
      redirect: 'manual',
    })
  return Promise.all(Array.from({ length: times }, press))
}

/** Whether so many calls were done, and all others refused with this code. */
export const isExactly = (outcomes: string[], done: number, refused: string) =>
  count(outcomes, 'done') === done && count(outcomes, refused) === outcomes.length - done

export const count = (outcomes: string[], wanted: string) => outcomes.filter((outcome) => outcome === wanted).length
