import { isTransient, retryDelay } from '../../../lib/retry.ts'

/** The messages of a conversation up to this number. */
export interface DeliveryReceipt {
  conversationId: string
  seq: number
}

/**
 * Delivery receipts are sent together after this delay, in milliseconds: a message that is read by then needs none. The
 * delay is random, so that one tab sends first and the others hear of it.
 */
const pause = () => 1_000 + Math.random() * 1_000

/** In conversations; the server takes no more at once. */
const mostAtOnce = 50

export interface Deliveries {
  arrived(receipt: DeliveryReceipt): void
  /** The server knows so much: by itself, as it was read, or by another tab. */
  isKnown(receipt: DeliveryReceipt): void
  stop(): void
}

/** Tells the server what this page has received, each message once, and later where the line is lost. */
export function createDeliveries(tell: (receipts: DeliveryReceipt[]) => Promise<unknown>): Deliveries {
  const known = new Map<string, number>()
  const waiting = new Map<string, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isTelling = false
  let failures = 0
  let isStopped = false

  const settle = ({ conversationId, seq }: DeliveryReceipt): void => {
    known.set(conversationId, Math.max(seq, known.get(conversationId) ?? 0))
    forget({ conversationId, seq })
  }
  const forget = ({ conversationId, seq }: DeliveryReceipt): void => {
    if ((waiting.get(conversationId) ?? 0) <= seq) waiting.delete(conversationId)
  }

  const tellWaiting = async (): Promise<void> => {
    timer = undefined
    const receipts = [...waiting].slice(0, mostAtOnce).map(([conversationId, seq]) => ({ conversationId, seq }))
    if (receipts.length === 0) return
    isTelling = true
    try {
      await tell(receipts)
      receipts.forEach(settle)
      failures = 0
    } catch (error) {
      if (isTransient(error)) failures++
      // A refusal is final; the receipt is sent again when the conversation is next loaded.
      else receipts.forEach(forget)
    }
    isTelling = false
    tellLater()
  }

  const tellLater = (): void => {
    if (isStopped || isTelling || timer !== undefined || waiting.size === 0) return
    timer = setTimeout(tellWaiting, failures > 0 ? retryDelay(failures) : pause())
  }

  return {
    arrived: ({ conversationId, seq }) => {
      if (seq <= Math.max(known.get(conversationId) ?? 0, waiting.get(conversationId) ?? 0)) return
      waiting.set(conversationId, seq)
      tellLater()
    },
    isKnown: settle,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
