import { chromium } from 'playwright'
import { ensureShell, shellOptions } from '../../../scripts/lib/chromium.ts'
import type { Drill, Finding } from '../drill.ts'
import { aPerson, clientOf, insist, type Person } from '../testing/clients/people.ts'
import { openPhone, type Phone } from '../testing/clients/phone.ts'
import { dice } from '../testing/dice.ts'
import { rightBooks } from '../testing/servers/books.ts'
import { openHome, type RunningServer, startServer } from '../testing/servers/server.ts'
import { figure } from '../testing/tally.ts'

interface CutScreenSize {
  messages: number
  /** On all phones together. */
  cuts: number
  phonesOfEach: number
  seed: number
}

export const drill: Drill<CutScreenSize> = {
  title: 'The line of a phone breaks again and again while a conversation is on its screen',
  small: { messages: 60, cuts: 4, phonesOfEach: 1, seed: 9 },
  full: { messages: 2_000, cuts: 200, phonesOfEach: 2, seed: 9 },
  run,
}

async function run({ messages, cuts, phonesOfEach, seed }: CutScreenSize): Promise<Finding[]> {
  await ensureShell()
  await using home = openHome()
  let server = await startServer(home.path, { isWide: true })
  const { url, port } = server
  const purse = { credits: messages, premiumSince: new Date() }
  const [ada, ben] = [
    await aPerson(server, { ...purse, name: 'Ada' }),
    await aPerson(server, { ...purse, name: 'Ben' }),
  ]
  const talk = aTalk(url, ada, ben)
  await talk.upTo(3)

  await using opened = new AsyncDisposableStack()
  const browser = await chromium.launch(shellOptions())
  opened.defer(() => browser.close())
  const phones: Phone[] = []
  for (let n = 0; n < phonesOfEach * 2; n++) {
    const [owner, other] = n % 2 ? [ada, ben] : [ben, ada]
    phones.push(await openPhone(browser, port, owner, other))
  }
  const sleeper = await openPhone(browser, port, ben, ada)

  const roll = dice(seed)
  const ofEach = cuts / phones.length
  let made = 0
  const cutAgainAndAgain = async (phone: Phone) => {
    for (let n = 0; n < ofEach; n++) {
      await phone.cut()
      made++
      await Bun.sleep(roll(400))
    }
  }
  const cutting = Promise.all(phones.map(cutAgainAndAgain))
  const restart = async (signal: NodeJS.Signals) => {
    server = await restarted(server, home.path, signal)
  }
  const happens: [number, () => void | Promise<void>][] = [
    [1 / 4, () => sleeper.fallAsleep()],
    [1 / 3, () => restart('SIGKILL')],
    [2 / 3, () => restart('SIGTERM')],
    [3 / 4, () => sleeper.wakeAfter('10:00')],
  ]
  // As fast as the cuts come, so that they fall everywhere in the conversation.
  for (let n = 4; n <= messages; n++) {
    while (made < Math.floor((n / messages) * cuts)) await Bun.sleep(5)
    await talk.upTo(n)
    if (happens[0] && n >= happens[0][0] * messages) await happens.shift()?.[1]()
  }
  await cutting

  const findings: Finding[] = []
  for (const phone of [...phones, sleeper]) findings.push(await allOnScreen(phone, messages, phone === sleeper))
  findings.push(
    await nothingUnread(url, [...phones, sleeper]),
    {
      claim: 'The line was bad indeed',
      tried: `${figure(cuts)} cuts of live streams on ${phones.length} phones, one restart by SIGKILL and one by SIGTERM`,
      found: `${figure(made)} streams cut, with ${figure(phones.reduce((sum, { line }) => sum + line.cuts(), 0))} connections`,
      holds: made >= cuts,
    },
    await rightBooks(server),
  )
  for (const phone of [...phones, sleeper]) await phone.close()
  await server.end('SIGTERM')
  return findings
}

/** The two write in turns from other devices of theirs, each message once it is numbered. */
function aTalk(url: string, ada: Person, ben: Person) {
  let last = 0
  return {
    async upTo(count: number): Promise<void> {
      while (last < count) {
        const [from, to] = last++ % 2 ? [ben, ada] : [ada, ben]
        const draft = { memberId: to.id, clientId: Bun.randomUUIDv7(), body: `Bericht ${last}` }
        await insist(() => clientOf(url, from.cookie).chat.send.mutate(draft))
      }
    },
  }
}

async function restarted(server: RunningServer, home: string, signal: NodeJS.Signals): Promise<RunningServer> {
  await server.end(signal)
  return startServer(home, { isWide: true, port: server.port })
}

async function allOnScreen(phone: Phone, messages: number, hasSlept: boolean): Promise<Finding> {
  // The last ones may still be on their way.
  const read = await until(phone.readAll, (numbers) => numbers.at(-1) === messages)
  const missing = messages - new Set(read).size
  const isInOrder = read.every((number, i) => number === i + 1)
  return {
    claim: `Everything is on ${phone.owner.name}’s screen once and in order${hasSlept ? ', after it slept' : ''}`,
    tried: hasSlept ? '10 minutes of sleep by a fake clock, in the middle' : 'cuts at random moments',
    found: `${figure(read.length)} messages, ${missing} missing, ${read.length - new Set(read).size} double, ${isInOrder ? 'in order' : 'out of order'}`,
    holds: isInOrder && read.length === messages,
  }
}

/** Looks until it is as wanted, or half a minute is over: then that is the finding. */
async function until<T>(look: () => Promise<T>, isWanted: (seen: T) => boolean): Promise<T> {
  const end = Date.now() + 30_000
  let seen = await look()
  while (!isWanted(seen) && Date.now() < end) seen = await look()
  return seen
}

/** Checks that the open conversations are read and that every badge shows none. */
async function nothingUnread(url: string, phones: Phone[]): Promise<Finding> {
  const unread = async () => {
    const counts = phones.map(async ({ owner, title }) => {
      const me = await clientOf(url, owner.cookie).session.me.query()
      return (me?.unreadTotal ?? -1) + Number(/^\((\d+)/.exec(await title())?.[1] ?? 0)
    })
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
  }
  const left = await until(unread, (count) => count === 0)
  return {
    claim: 'What was seen counts as read, and no badge is left',
    tried: `${phones.length} screens that are looked at`,
    found: `${left} unread`,
    holds: left === 0,
  }
}
