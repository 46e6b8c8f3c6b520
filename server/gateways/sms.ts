import type { Config } from '../config.ts'
import { type KeptMessages, openKeptMessages } from './kept-messages.ts'

/** A finished text message to one phone. */
export interface Sms {
  /** The name of the site that writes. */
  fromName: string
  /** With country code, as in +31612345678. */
  to: string
  text: string
}

/** Sends text messages through a provider. */
export interface SmsGateway {
  /** Resolves when the message was accepted, throws when it was not: then nobody gets it. */
  send(sms: Sms): Promise<void>
}

/** The service of SMS_URL, or without one the inbox on this machine. */
export function createSmsGateway({ smsUrl, smsToken, dataDir }: Pick<Config, 'smsUrl' | 'smsToken' | 'dataDir'>) {
  return smsUrl ? httpGateway(smsUrl, smsToken) : inboxGateway(dataDir)
}

/** Messages that stay on this machine instead of going out: for trying the product. */
export const openSmsInbox = (dataDir: string): KeptMessages<Sms> => openKeptMessages(dataDir, 'sms')

/** A message that was not accepted. What the service said may name the phone, and this goes into logs: only its status stays. */
export class SmsRefused extends Error {
  override readonly name = 'SmsRefused'

  constructor(status: number) {
    super(`the service did not take the text message: ${status}`)
  }
}

/** How long a service may take, in milliseconds; the job that sends is tried again later. */
const patience = 10_000

/** Each operator uses a different SMS service: an adapter in between accepts this one format and forwards it. */
function httpGateway(url: string, token: string | undefined): SmsGateway {
  return {
    async send({ fromName, to, text }) {
      const { ok, status } = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ from: fromName, to, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
      if (!ok) throw new SmsRefused(status)
    },
  }
}

function inboxGateway(dataDir: string): SmsGateway {
  const inbox = openSmsInbox(dataDir)
  return { send: (sms) => inbox.keep(sms) }
}
