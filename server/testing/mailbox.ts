import type { World } from '../core/context.ts'
import { type KeptMail, openMailbox } from '../gateways/mailbox.ts'
import { jobHandlers } from '../jobs/handlers.ts'
import type { JobHandlers, JobPayloads, QueueName } from '../jobs/jobs.ts'

interface WaitingJob<Q extends QueueName> {
  queue: Q
  payload: JobPayloads[Q]
}

/** Does the jobs that wait, as the workers would, and returns the mails that this person has got, oldest first. */
export async function mailsTo(world: World, email: string): Promise<KeptMail[]> {
  const handlers: JobHandlers = jobHandlers(world)
  let jobs = await takeJobs(world)
  while (jobs.length > 0) {
    for (const { queue, payload } of jobs) await handlers[queue](payload as never)
    // What they have asked for.
    jobs = await takeJobs(world)
  }
  const mails = await openMailbox(world.config.dataDir).list()
  return mails.filter(({ to }) => to === email).reverse()
}

/** The jobs that wait, oldest first; they are the caller's now. */
export async function takeJobs({ database }: World): Promise<WaitingJob<QueueName>[]> {
  const rows: (WaitingJob<QueueName> & { created: Date })[] = await database.sql`
    delete from pgboss.job where state = 'created' returning name as queue, data as payload, created_on as created`
  return rows.toSorted((a, b) => a.created.getTime() - b.created.getTime())
}

/** Where the button of a mail leads: a path with its query. */
export function linkIn({ text }: KeptMail): string {
  const [link] = /https?:\/\/\S+\?token=[\w-]+/.exec(text) ?? []
  if (!link) throw new Error('no link in this mail')
  const { pathname, search } = new URL(link)
  return pathname + search
}

export function tokenIn(mail: KeptMail): string {
  return new URLSearchParams(linkIn(mail).split('?')[1]).get('token') ?? ''
}
