import { Suspended } from '../core/jobs/suspended.ts'
import { type Mail, type MailGateway, MailServerUnreachable } from './mail.ts'

interface MailBreakerOptions {
  /** Milliseconds after which a mail that is still being sent makes us ask whether the server is there. */
  slowMs: number
  /** Milliseconds that the server has for an answer. Some wait five or six seconds before they greet, to put off spammers. */
  timeoutMs: number
  /** Milliseconds between two questions while it is away. */
  probeMs: number
}

interface MailServerListener {
  /** `error`: why. */
  away(error: unknown): void
  /** `seconds`: how long it was away. */
  back(seconds: number): void
}

const usual: MailBreakerOptions = { slowMs: 4_000, timeoutMs: 8_000, probeMs: 2_000 }

/** The mail server is known to be away, or went away while it had the mail: it is sent when the server is back. */
export class MailServerAway extends Suspended {
  override readonly name = 'MailServerAway'

  constructor(options: { isTried: boolean; cause?: unknown }) {
    super('the mail server is away', options)
  }
}

/**
 * Stops asking a mail server that does not answer. After a connection that failed, and as long as a mail takes long, the server
 * is asked whether it is there. If it does not answer that either, it is away: mails under way are given up, and others are
 * refused at once with `MailServerAway`, so that none holds a worker. It is asked again and again until it answers. A refused
 * recipient is an answer. A gateway that cannot be asked (`verify`) is never away, and comes back as it is.
 */
export function watchedMail(
  gateway: MailGateway,
  report: MailServerListener,
  bounds: Partial<MailBreakerOptions> = {},
): MailGateway {
  if (!gateway.verify) return gateway
  const { slowMs, timeoutMs, probeMs } = { ...usual, ...bounds }
  const underWay = new Set<AbortController>()
  let awaySince: number | undefined
  let acceptedAt = 0
  let asking: Promise<MailServerUnreachable | undefined> | undefined
  let probing: Timer | undefined

  /** Resolves with what is in the way when the server is not there. Anything else that it says, of a password say, is an answer. */
  async function probe(): Promise<MailServerUnreachable | undefined> {
    try {
      await gateway.verify?.()
    } catch (error) {
      if (error instanceof MailServerUnreachable) return error
    }
  }

  /**
   * One question for all who ask at the same time. No answer in time is what is in the way, too, unless a mail was accepted
   * meanwhile: then the server has much to do.
   */
  function ask(): Promise<MailServerUnreachable | undefined> {
    if (asking) return asking
    const late = Promise.withResolvers<MailServerUnreachable>()
    const timer = setTimeout(() => late.resolve(new MailServerUnreachable({ code: 'ETIMEDOUT' })), timeoutMs)
    const askedAt = performance.now()
    asking = Promise.race([probe(), late.promise])
      .then((error) => (acceptedAt > askedAt ? undefined : error))
      .finally(() => {
        clearTimeout(timer)
        asking = undefined
      })
    return asking
  }

  async function check(): Promise<boolean> {
    const error = await ask()
    if (error) leave(error)
    return !error
  }

  /** A server that takes long over a mail may have no room for one question more. It says so, and is not away. */
  async function checkSlow(): Promise<void> {
    const error = await ask()
    if (error && !error.isAnswer) leave(error)
  }

  function leave(error: MailServerUnreachable): void {
    if (awaySince !== undefined) return
    awaySince = performance.now()
    report.away(error)
    // It does not wait for an answer before it asks again: what was asked before the return may never get one.
    probing = setInterval(async () => (await probe()) ?? comeBack(), probeMs).unref()
    if (error.isAnswer) return
    for (const sending of underWay) sending.abort()
  }

  function comeBack(): void {
    if (awaySince === undefined) return
    clearInterval(probing)
    report.back(Math.round((performance.now() - awaySince) / 1000))
    awaySince = undefined
  }

  async function send(mail: Mail): Promise<void> {
    if (awaySince !== undefined) throw new MailServerAway({ isTried: false })
    const sending = new AbortController()
    underWay.add(sending)
    const timer = setInterval(checkSlow, slowMs)
    try {
      await gateway.send(mail, sending.signal)
      acceptedAt = performance.now()
      comeBack()
    } catch (error) {
      const isLost = sending.signal.aborted || (error instanceof MailServerUnreachable && !(await check()))
      throw isLost ? new MailServerAway({ isTried: true, cause: error }) : error
    } finally {
      clearInterval(timer)
      underWay.delete(sending)
    }
  }

  return { send, check, isAway: () => awaySince !== undefined }
}
