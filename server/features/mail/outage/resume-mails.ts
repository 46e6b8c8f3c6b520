import type { World } from '../../../core/context.ts'
import { levelOfUnavailable } from '../../../core/operations/log.ts'
import type { MailServerAway } from '../../../gateways/mail-breaker.ts'

const name: MailServerAway['name'] = 'MailServerAway'

/** Milliseconds between two looks for mails that waited for the mail server. */
const periodMs = 2_000

/**
 * Mails that wait for a mail server which was away leave when it is back. It looks as long as the server answers, not only at
 * its return: another node may have met it away, this one may have started since, and a job that was given up may be put back
 * into the queue a moment later. The mail server is asked at the start, since it may be away already. Returns what stops it.
 */
export function resumeMails({ mail, jobs, log }: Pick<World, 'mail' | 'jobs' | 'log'>): () => void {
  if (!mail.check) return () => {}
  let timer: Timer | undefined
  const look = async () => {
    if (!mail.isAway?.()) {
      await jobs
        .resume(name)
        .catch((error) => log[levelOfUnavailable(error)]({ error }, 'mails that wait not looked for'))
    }
    timer?.refresh()
  }
  timer = setTimeout(look, periodMs)
  void mail.check()
  return () => {
    clearTimeout(timer)
    timer = undefined
  }
}
