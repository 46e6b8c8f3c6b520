import { SQL } from 'bun'
import { sweepUnlessLate } from './sweep.ts'

interface Registration {
  channel: string
  onNotify: (payload: string) => void
  onListen: () => void
}

/** A message to oneself this often, in milliseconds. */
const beatMs = 5_000

/** Without a message from oneself for so long the connection is replaced. */
const maxQuietMs = 2 * beatMs + 2_000

/**
 * The connection that hears notifications. The driver listens again after a connection that breaks, but not after one on
 * which nothing arrives any more: so this sends itself a message through `notify` and listens anew when it hears none.
 */
export class PgListener {
  private readonly registrations = new Set<Registration>()
  private readonly ownChannel = `vonk_listener_${crypto.randomUUID()}`
  private sql: SQL | undefined
  private heardAt = 0
  private timer: ReturnType<typeof setInterval> | undefined

  constructor(
    private readonly options: SQL.Options,
    private readonly notify: (channel: string) => Promise<unknown>,
    private readonly onReplaced: () => void,
  ) {}

  /** As the driver's `listen`; `onListen` also runs when notifications may have been missed. */
  async listen(
    channel: string,
    onNotify: Registration['onNotify'],
    onListen: Registration['onListen'] = () => {},
  ): Promise<SQL.ListenSubscription> {
    const registration = { channel, onNotify, onListen }
    this.registrations.add(registration)
    if (this.sql) await register(this.sql, registration)
    else await this.open()
    const unlisten = async () => {
      this.registrations.delete(registration)
      if (this.registrations.size === 0) this.close()
    }
    return { channel, unlisten, [Symbol.asyncDispose]: unlisten }
  }

  close(): void {
    clearInterval(this.timer)
    void this.sql?.close({ timeout: 0 })
    this.sql = undefined
  }

  private async open(): Promise<void> {
    this.close()
    const sql = new SQL({ ...this.options, max: 1 })
    this.sql = sql
    this.heardAt = performance.now()
    const replace = sweepUnlessLate(beatMs, this.heardAt, (now) => this.replaceQuiet(now))
    this.timer = setInterval(() => this.beat(replace), beatMs).unref()
    const own = { channel: this.ownChannel, onNotify: () => this.hear(sql), onListen: () => this.hear(sql) }
    await Promise.all([own, ...this.registrations].map((registration) => register(sql, registration)))
  }

  private hear(sql: SQL): void {
    if (sql === this.sql) this.heardAt = performance.now()
  }

  private beat(replaceQuiet: (now: number) => void): void {
    this.notify(this.ownChannel).catch(() => {})
    replaceQuiet(performance.now())
  }

  private replaceQuiet(now: number): void {
    if (now - this.heardAt < maxQuietMs) return
    this.onReplaced()
    // What cannot be opened now is tried again when nothing has been heard for as long again.
    this.open().catch(() => {})
  }
}

const register = (sql: SQL, { channel, onNotify, onListen }: Registration) => sql.listen(channel, onNotify, onListen)
