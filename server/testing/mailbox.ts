import type { World } from '../core/context.ts'
import { type KeptMail, openMailbox } from '../gateways/mailbox.ts'
import { works } from '../jobs.ts'

interface WaitingJob {
  queue: string
  payload: object
}

interface TakenJob extends WaitingJob {
  created: Date
  /** Until it is to be done, in milliseconds. */
  wait: number
}

/** Does a job as its worker would. */
export function doJob(world: World, { queue, payload }: WaitingJob): Promise<void> {
  const work = works.find((one) => one.queue === queue)
  if (!work) throw new Error(`nobody does ${queue}`)
  return work.run(world, payload)
}

/** Does those that wait now, oldest first. */
export async function doJobs(world: World): Promise<void> {
  for (const job of await takeJobs(world)) await doJob(world, job)
}

const held = new WeakMap<World, (WaitingJob & { due: number })[]>()

/** Does those that are due by the clock of this world, and what they ask for, as the workers would; the others wait. */
export async function doDueJobs(world: World): Promise<void> {
  const waiting = held.get(world) ?? []
  held.set(world, waiting)
  for (;;) {
    const now = world.now().getTime()
    waiting.push(...(await takeJobs(world)).map((job) => ({ ...job, due: now + job.wait })))
    const next = waiting.findIndex(({ due }) => due <= now)
    const [job] = next < 0 ? [] : waiting.splice(next, 1)
    if (!job) return
    await doJob(world, job)
  }
}

/** The test bank's are tried until a shop takes its news: they bring no mails. */
const bringsNoMail = ({ queue }: WaitingJob) => queue.startsWith('sandbox_')

/** Does the jobs that wait, as the workers would, and returns the mails that this person has got, oldest first. */
export async function mailsTo(world: World, email: string): Promise<KeptMail[]> {
  let jobs = await takeJobs(world)
  while (jobs.length > 0) {
    for (const job of jobs) if (!bringsNoMail(job)) await doJob(world, job)
    // What they have asked for.
    jobs = await takeJobs(world)
  }
  return mailsSentTo(world, email)
}

/** The mails that this person has got so far, oldest first. */
export async function mailsSentTo(world: World, email: string): Promise<KeptMail[]> {
  const mails = await openMailbox(world.config.dataDir).list()
  return mails.filter(({ to }) => to === email).reverse()
}

/** The jobs that wait, oldest first; they are the caller's now. The queue's own, by which it keeps its schedules, are not ours. */
export async function takeJobs({ database }: World): Promise<TakenJob[]> {
  const rows: TakenJob[] = await database.sql`
    delete from pgboss.job where state = 'created' and name not like '\\_\\_pgboss%'
    returning name as queue, data as payload, created_on as created,
      round(extract(epoch from start_after - created_on) * 1000)::float as wait`
  return rows.toSorted((a, b) => a.created.getTime() - b.created.getTime())
}

/** Where the button of a mail leads: a path with its query. */
export function linkIn({ text }: KeptMail): string {
  const [link] = /https?:\/\/\S+\?token=[^\s>]+/.exec(text) ?? []
  if (!link) throw new Error('no link in this mail')
  const { pathname, search } = new URL(link)
  return pathname + search
}

export function tokenIn(mail: KeptMail): string {
  return new URLSearchParams(linkIn(mail).split('?')[1]).get('token') ?? ''
}
