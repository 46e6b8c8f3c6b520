import { metricsToken, type RunningServer } from './server.ts'

export interface Gauges {
  /** Bytes of memory that the server's process holds. */
  memory: number
  openStreams: number
  /** Seconds of the processor that it has used so far. */
  processor: number
}

export async function readGauges({ url }: Pick<RunningServer, 'url'>): Promise<Gauges> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const text = await (await fetch(`${url}/metrics`, { headers })).text()
  const gauge = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  return {
    memory: gauge('process_resident_memory_bytes'),
    openStreams: gauge('vonk_open_streams'),
    processor: gauge('process_cpu_seconds_total'),
  }
}

/** Waits until the server has noticed that so many streams are open. */
export async function untilOpen(server: Pick<RunningServer, 'url'>, streams: number): Promise<void> {
  while ((await readGauges(server)).openStreams !== streams) await Bun.sleep(50)
}

/** Waits until the server has nothing to do any more, such as pictures of the demo. */
export async function untilIdle(server: Pick<RunningServer, 'url'>): Promise<void> {
  for (let before = -1, now = 0; now - before > 0.1; ) {
    before = (await readGauges(server)).processor
    await Bun.sleep(2000)
    now = (await readGauges(server)).processor
  }
}
