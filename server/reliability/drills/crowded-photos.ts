import { deflateSync } from 'node:zlib'
import { aPicture } from '../../features/photos/testing/picture.ts'
import { chunk, png } from '../../features/photos/testing/png.ts'
import type { Drill, Finding } from '../drill.ts'
import { aPerson, type Person } from '../testing/clients/people.ts'
import { openHome, type RunningServer, startServer } from '../testing/servers/server.ts'
import { figure, tallied } from '../testing/tally.ts'

interface CrowdedPhotosSize {
  accounts: number
  /** Of each of their pictures, in pixels. */
  width: number
  height: number
  /** How many photos the stranger sends, one after the other. */
  photos: number
  /** Whether the machine has nothing else to do, so that its clock says something. */
  isTimed: boolean
}

export const drill: Drill<CrowdedPhotosSize> = {
  title: 'A network whose accounts send the dearest pictures at once',
  small: { accounts: 4, width: 3000, height: 2000, photos: 1, isTimed: false },
  full: { accounts: 100, width: 8000, height: 4999, photos: 3, isTimed: true },
  async run({ accounts, width, height, photos, isTimed }) {
    await using home = openHome()
    const server = await startServer(home.path, { isWide: true, settings: { TRUSTED_PROXIES: '1' } })
    const photo = await aPicture(1600, 2000)
    const strangers = await Promise.all([aPerson(server), aPerson(server)])
    const sendAll = async (sender: Person) => {
      const sent: TimedAnswer[] = []
      while (sent.length < photos) sent.push(await send(server, { sender, address: '198.51.100.7', photo }))
      return sent
    }
    // The first one starts the process, which no later one waits for.
    await send(server, { sender: await aPerson(server), address: '198.51.100.7', photo })
    const alone = await sendAll(strangers[0])

    const dearest = dearestPicture(width, height)
    const crowd = await Promise.all(Array.from({ length: accounts }, () => aPerson(server, { confirmedAt: null })))
    const answers: string[] = []
    const isFirstMade = Promise.withResolvers<void>()
    const sending = crowd.map(async (sender, n) => {
      const { answer } = await send(server, { sender, address: `203.0.113.${n}`, photo: dearest })
      answers.push(answer)
      if (answer === taken) isFirstMade.resolve()
    })
    // Where all are refused, nothing is being made, and the claims below say so.
    await Promise.race([isFirstMade.promise, Promise.all(sending)])
    const madeOf = () => answers.filter((answer) => answer === taken).length
    const before = madeOf()
    const beside = await sendAll(strangers[1])
    const made = madeOf() - before
    await Promise.all(sending)
    await server.end('SIGTERM')

    const tried = `${figure(accounts)} accounts of one network send a PNG of ${figure((width * height) / 1e6)} megapixels and 16 bits each, and then somebody else ${figure(photos)} photos of 3 megapixels`
    const service: Finding = {
      claim: 'A stranger’s photos are taken, and wait for none that came before',
      tried,
      found: `${tallied(beside.map(({ answer }) => answer))}, ${figure(made)} of theirs made meanwhile; theirs in the end: ${tallied(answers)}`,
      holds: beside.every(({ answer }) => answer === taken) && made <= 4 * photos,
    }
    const [slowest, usual] = [slowestOf(beside), slowestOf(alone)]
    const time: Finding = {
      claim: 'They take at most three times as long as alone, and a second',
      tried,
      found: `${figure(slowest)} ms at most, alone ${figure(usual)} ms`,
      holds: slowest <= 3 * usual + 1_000,
    }
    return isTimed ? [service, time] : [service]
  },
}

const taken = 'taken'

interface TimedAnswer {
  answer: string
  milliseconds: number
}

interface PhotoUpload {
  sender: Person
  address: string
  photo: Uint8Array<ArrayBuffer>
}

async function send({ url }: RunningServer, { sender, address, photo }: PhotoUpload): Promise<TimedAnswer> {
  const begun = performance.now()
  const response = await fetch(`${url}/photos?clientId=${crypto.randomUUID()}`, {
    ...{ method: 'POST', body: photo },
    headers: { cookie: sender.cookie, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address },
  })
  const { message } = await response.json()
  return { answer: response.status === 200 ? taken : message, milliseconds: performance.now() - begun }
}

const slowestOf = (sent: TimedAnswer[]) => Math.round(Math.max(...sent.map(({ milliseconds }) => milliseconds)))

/** Of 16 bits and four channels: 8 bytes a pixel, of which nothing is left on the line. */
function dearestPicture(width: number, height: number): Uint8Array<ArrayBuffer> {
  const rows = deflateSync(Buffer.alloc((1 + 8 * width) * height), { level: 1 })
  return new Uint8Array(png(width, height, [chunk('IDAT', rows)], { bits: 16, colour: 6 }))
}
