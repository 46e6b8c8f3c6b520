import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aCrowd, type CrowdMember } from '../db/testing/crowd.ts'
import { sharedMemory } from '../scripts/lib/shared-memory.ts'
import { createProcesses } from '../server/core/concurrency/processes.ts'
import { sessionCookieName } from '../server/core/sessions.ts'
import { memberPhoto } from '../server/features/photos/kinds.ts'
import { keepPhoto } from '../server/features/photos/upload/keep.ts'
import { folderStorage } from '../server/gateways/storage.ts'
import { clientOf } from '../server/reliability/testing/clients/people.ts'
import { openHome, type RunningServer, startServer } from '../server/reliability/testing/servers/server.ts'
import { processesOf } from '../server/testing/processes.ts'
import { barePhoto } from './bare/photo.ts'
import { cameraPhoto } from './lib/camera-photo.ts'
import { absolute, atLeast, atMost, type Benchmark, compare, type Figure, median, percentile } from './lib/figures.ts'
import type { Sending } from './lib/photo-sender.ts'
import { startWorker } from './lib/worker.ts'

interface Size {
  /** Of 12 megapixels each. */
  photosAtOnce: number
  differentPhotos: number
  /** Those are sent so often in a turn: of one time alone the slowest hundredth is four calls, which no two turns agree on. */
  batches: number
  /** What is measured of calls while nobody sends photos: so many. */
  idleCalls: number
  rounds?: number
}

/** One call of somebody else every so many milliseconds. */
const pace = 10
/** Calls between two memory measurements: measuring takes processor time from the calls. */
const lookAfter = 25

export const benchmark: Benchmark<Size> = {
  title: 'Photos of 12 megapixels: what is made of them beside bare sharp, and who else asks meanwhile',
  tiny: { photosAtOnce: 1, differentPhotos: 1, batches: 1, idleCalls: 30, rounds: 1 },
  full: { photosAtOnce: 20, differentPhotos: 7, batches: 4, idleCalls: 2_000 },
  run,
}

async function run(size: Size): Promise<Figure[]> {
  const photos: Buffer[] = []
  while (photos.length < size.differentPhotos) photos.push(await cameraPhoto())
  return [...(await pipeline(photos, size)), ...(await besides(photos, size))]
}

/** In this process: from the bytes to the files in the storage, one photo after the other as the product does. */
async function pipeline(photos: Buffer[], { rounds }: Size): Promise<Figure[]> {
  const folder = mkdtempSync(join(sharedMemory() ?? tmpdir(), 'vonk-bench-'))
  const storage = folderStorage(folder)
  const sizes: { thumb: number; card: number }[] = []
  const keep = (photo: Buffer) =>
    keepPhoto(
      storage,
      memberPhoto,
      { content: photo, signal: AbortSignal.timeout(60_000), shares: [] },
      async ({ files }) => {
        sizes.push({ thumb: sizeOf(files, 'thumb'), card: sizeOf(files, 'card') })
        return { result: undefined, isTaken: true }
      },
    )
  const perSecond = async (work: (photo: Buffer) => Promise<unknown>) => {
    const begun = performance.now()
    for (const photo of photos) await work(photo)
    return (photos.length * 1_000) / (performance.now() - begun)
  }
  const speed = await compare({
    ...{ name: 'photos in a second, beside sharp making the same files', unit: '/s', goal: atLeast(0.85), rounds },
    ours: () => perSecond(keep),
    beside: () => perSecond(barePhoto),
  })
  rmSync(folder, { recursive: true })
  const size = (name: 'thumb' | 'card', goal: number) => {
    const value = median(sizes.map((each) => each[name])) / 1_000
    return absolute({ name: `a ${name}, median`, unit: 'kB', value, goal: atMost(goal) })
  }
  return [speed, size('thumb', 12), size('card', 45)]
}

const sizeOf = (files: Record<string, Uint8Array>, name: string) => files[name]?.byteLength ?? 0

/** Of the whole product: what others wait and what its process holds while twenty members send a photo each. */
async function besides(photos: Buffer[], { photosAtOnce, batches, idleCalls, rounds }: Size): Promise<Figure[]> {
  await using home = openHome()
  const server = await startServer(home.path, { isWide: true })
  const [asker] = (await aCrowd(server.database.db, 1, 'Asker')) as [CrowdMember]
  const client = clientOf(server.url, cookieOf(asker))
  using sender = startWorker<Sending, true>('lib/photo-sender.ts')
  await sender.ask({ photos })
  let mostMemory = 0
  const waits = async (isOver: (calls: number) => boolean) => {
    const times: number[] = []
    while (!isOver(times.length)) {
      const begun = performance.now()
      await client.session.me.query()
      times.push(performance.now() - begun)
      if (times.length % lookAfter === 0) mostMemory = Math.max(mostMemory, memoryOf(server))
      await Bun.sleep(Math.max(0, begun + pace - performance.now()))
    }
    return percentile(times, 99)
  }
  const sendAll = async (crowds: CrowdMember[][]) => {
    for (const senders of crowds) await sender.ask({ url: server.url, cookies: senders.map(cookieOf) })
  }
  const busy = async () => {
    const crowds: CrowdMember[][] = []
    while (crowds.length < batches) crowds.push(await aCrowd(server.database.db, photosAtOnce, 'Sender'))
    let isDone = false
    const sending = sendAll(crowds).finally(() => (isDone = true))
    const [wait] = await Promise.all([waits(() => isDone), sending])
    return wait
  }
  const idle = () => waits((calls) => calls === idleCalls)
  const bare = createProcesses<Uint8Array, true>(join(import.meta.dir, 'bare/photo-process.ts'), {
    ...{ niceness: 10, longestWork: Number.POSITIVE_INFINITY },
  })
  const besideBare = async () => {
    const over = new AbortController()
    const make = async () => {
      for (let i = 0; !over.signal.aborted; i++) await bare.ask(photos[i % photos.length] as Buffer, over.signal)
    }
    const making = make()
    const wait = await idle()
    over.abort()
    await making
    return wait
  }
  const figures = [
    await compare({
      ...{ name: `a call of another member, p99: while ${photosAtOnce} photos are made ÷ idle`, unit: 'ms' },
      ...{ goal: atMost(1.5), rounds, ours: busy, beside: idle },
    }),
    await compare({
      ...{ name: '… while bare sharp makes photos that nobody has sent ÷ idle', unit: 'ms' },
      ...{ rounds, ours: besideBare, beside: idle },
    }),
    absolute({
      ...{ name: 'the most memory that the server and its process for pictures have held', unit: 'MB' },
      ...{ value: mostMemory / 1_000, goal: atMost(600) },
    }),
  ]
  await server.end('SIGTERM')
  return figures
}

const cookieOf = ({ secret }: CrowdMember) => `${sessionCookieName}=${secret}`

/** What the server and its process for pictures hold at this moment, in kilobytes, what they share counted once (Linux). */
function memoryOf({ process }: RunningServer): number {
  const held = (pid: number) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1])
  return [process.pid, ...processesOf('pictures/process.ts', process.pid)].reduce((sum, pid) => sum + held(pid), 0)
}
