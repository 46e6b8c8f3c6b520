/**
 * What one listener has heard and not yet read, as an iterator that ends with the signal or when it returns. By hand where
 * a generator would do: thousands wait at the same time, and frames and signals are a good part of what a stream weighs.
 */
export class AsyncQueue<T extends object> implements AsyncIterableIterator<T, undefined> {
  private readonly waiting: T[] = []
  private reader: ((result: IteratorResult<T, undefined>) => void) | undefined
  private hasEnded = false

  constructor(
    signal: AbortSignal,
    private readonly onEnd: () => void,
  ) {
    if (signal.aborted) this.end()
    else signal.addEventListener('abort', () => this.end(), { once: true })
  }

  /** What was heard last, if it is not read yet. */
  protected get lastWaiting(): T | undefined {
    return this.waiting.at(-1)
  }

  put(heard: T): void {
    if (this.hasEnded) return
    if (this.reader) this.answer({ value: heard, done: false })
    else this.waiting.push(heard)
  }

  end(): void {
    if (this.hasEnded) return
    this.hasEnded = true
    this.onEnd()
    this.answer({ value: undefined, done: true })
  }

  isOver(): boolean {
    return this.hasEnded
  }

  private answer(result: IteratorResult<T, undefined>): void {
    this.reader?.(result)
    this.reader = undefined
  }

  next(): Promise<IteratorResult<T, undefined>> {
    if (this.hasEnded) return Promise.resolve({ value: undefined, done: true })
    const value = this.waiting.shift()
    if (value) return Promise.resolve({ value, done: false })
    return new Promise((resolve) => {
      this.reader = resolve
    })
  }

  async return(): Promise<IteratorResult<T, undefined>> {
    this.end()
    return { value: undefined, done: true }
  }

  [Symbol.asyncIterator](): this {
    return this
  }
}
