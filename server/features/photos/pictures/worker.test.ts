import { describe, expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import sharp from 'sharp'
import { processesOf } from '../../../testing/processes.ts'
import { createPictureWork, workOnPicture } from './worker.ts'

const picture = () =>
  sharp({ create: { width: 60, height: 75, channels: 3, background: '#38a868' } })
    .jpeg()
    .toBuffer()

/** As slow as it takes: nothing ends in it before the test has done something. */
function stop(pid: number): void {
  process.kill(pid, 'SIGSTOP')
}

const processes = () => processesOf('pictures/process.ts')

test('pictures are worked on in another process, which gives way to everybody and knows no secret', async () => {
  const { files, colour } = await workOnPicture('makeMemberPhoto', await picture())
  expect(colour).toBe('#38a868')
  expect(await sharp(files.thumb).metadata()).toMatchObject({ format: 'webp', width: 49 })
  const [pid] = processes()
  // The tests themselves may run with a lower priority.
  const niceness = `${Math.min(19, getPriority() + 10)}`
  expect(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]).toBe(niceness)
  if (existsSync('/proc/self/autogroup')) {
    const [ours, its] = ['self', pid].map((each) =>
      readFileSync(`/proc/${each}/autogroup`, 'utf8').trim().split(' nice '),
    )
    expect(its).toEqual([expect.not.stringMatching(`^${ours?.[0]}$`), niceness])
  }
  const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
  expect(
    environment
      .map((each) => each.split('=')[0])
      .filter(Boolean)
      .toSorted(),
  ).toEqual(['NODE_CHANNEL_FD', 'NODE_CHANNEL_SERIALIZATION_MODE', 'NODE_ENV', 'PATH'])
})

test('whose process is killed over it has another one', async () => {
  await workOnPicture('fingerprint', await picture())
  processes().forEach(stop)
  const asked = workOnPicture('makeMessagePhoto', await picture())
  await Bun.sleep(1)
  for (const pid of processes()) process.kill(pid, 'SIGKILL')
  expect(await asked).toMatchObject({ colour: '#38a868', width: 60, height: 75 })
})

test('what its sender no longer waits for is left, and keeps nobody up', async () => {
  await workOnPicture('fingerprint', await picture())
  const [busy] = processes()
  if (!busy) throw new Error('no process')
  stop(busy)
  const left = new AbortController()
  const asked = workOnPicture('makeMemberPhoto', await picture(), {
    reading: { type: 'jpeg', mayBeSmall: true },
    signal: left.signal,
    shares: [],
  })
  await Bun.sleep(1)
  left.abort()
  await expect(asked).rejects.toThrow('aborted')
  expect(processes()).not.toContain(busy)
  expect(await workOnPicture('fingerprint', await picture())).toHaveLength(49)
})

test('what is no picture is refused, and the next one is not', async () => {
  await expect(workOnPicture('makeMemberPhoto', Buffer.from('no picture'))).rejects.toThrow('unreadable')
  expect(await workOnPicture('fingerprint', await picture())).toHaveLength(49)
})

describe('a picture that is not made in time', () => {
  const patient = { longestWork: 60_000, longestWait: 60_000 }

  test('because the processors are busy is to be sent again', async () => {
    const work = createPictureWork({ ...patient, longestWait: 1 })
    await expect(work('makeMemberPhoto', await picture())).rejects.toMatchObject({ code: 'try_again_later' })
  })

  test('because it takes too much of them is refused', async () => {
    const work = createPictureWork({ ...patient, longestWork: 1 })
    const large = await sharp(await picture())
      .resize(6000, 6000)
      .toBuffer()
    await expect(work('makeMemberPhoto', large)).rejects.toThrow('unreadable: more than 1 ms of processors')
    expect(await workOnPicture('fingerprint', await picture())).toHaveLength(49)
  })

  test('because it ends each process is refused', async () => {
    const others = processes()
    // Processing it takes longer than the interval of this search for processes, however busy the machine is.
    const large = await sharp(await picture())
      .resize(3000, 3000)
      .toBuffer()
    const killing = setInterval(() => {
      for (const pid of processes()) if (!others.includes(pid)) process.kill(pid, 'SIGKILL')
    }, 1)
    const ended = expect(createPictureWork(patient)('makeMemberPhoto', large)).rejects
    await ended.toThrow('unreadable: no process has outlived it')
    clearInterval(killing)
  })
})
