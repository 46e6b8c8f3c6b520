import { isConnectionLoss, sqlState } from './errors.ts'

const ATTEMPTS = 6

/** Serialization failure, deadlock, stopped by the operator, still starting: the server has done nothing. */
const UNDONE = ['40001', '40P01', '57P01', '57P03']

export interface RetryOptions {
  /** Doing the work twice is the same as doing it once, so that it may be repeated when nobody knows whether it was done. */
  idempotent?: boolean
}

/**
 * Runs a whole transaction (or one statement), again where the database has undone it: a deadlock, or a restart of the
 * server. A line that breaks leaves open whether the work was done: then only `idempotent` work is repeated.
 * Gives up after six attempts, about two thirds of a second, with the last error.
 */
export async function retrying<T>(work: () => Promise<T>, { idempotent = false }: RetryOptions = {}): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const mayRepeat = UNDONE.includes(sqlState(error) ?? '') || (idempotent && isConnectionLoss(error))
      if (!mayRepeat || attempt === ATTEMPTS) throw error
      await Bun.sleep(10 * 2 ** attempt * (0.5 + Math.random()))
    }
  }
}
