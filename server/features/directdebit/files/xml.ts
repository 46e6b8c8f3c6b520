import { Document } from 'sepa'
import { sepaText } from '../rules/sepa-text.ts'
import type { Creditor } from '../settings.ts'

/** What every file says of itself. */
export interface Head {
  messageId: string
  createdAt: Date
  /** Of the clock by which it says when it was made. */
  timeZone: string
  creditor: Creditor
}

export interface DebitTransaction {
  endToEndId: string
  reference: string
  /** The day, as 2026-11-21. */
  signedOn: string
  /** In cents. */
  minor: number
  holder: string
  iban: string
  description: string
  /** As 2026-11-26. */
  day: string
}

/** Collections as the operator's bank takes them: SEPA direct debit CORE, each by a mandate for one time, in pain.008.001.08. */
export function collectionsXml(head: Head, collections: readonly DebitTransaction[]): string {
  const document = begin('pain.008.001.08', head)
  for (const [day, ofDay] of Map.groupBy(collections, (one) => one.day)) {
    const info = document.createPaymentInfo()
    const { name, id, iban, bic } = head.creditor
    Object.assign(info, { localInstrumentation: 'CORE', sequenceType: 'OOFF', collectionDate: dayOf(day) })
    Object.assign(info, { creditorName: nameOf(name), creditorId: id, creditorIBAN: iban, creditorBIC: bic })
    info.batchBooking = true
    document.addPaymentInfo(info)
    for (const one of ofDay) {
      const transaction = info.createTransaction()
      Object.assign(transaction, { end2endId: one.endToEndId, amount: one.minor / 100, currency: 'EUR' })
      Object.assign(transaction, { mandateId: one.reference, mandateSignatureDate: dayOf(one.signedOn) })
      Object.assign(transaction, { debtorName: nameOf(one.holder), debtorIBAN: one.iban })
      transaction.remittanceInfo = remittance(one.description)
      info.addTransaction(transaction)
    }
  }
  return document.toString()
}

export interface Transfer {
  endToEndId: string
  /** In cents. */
  minor: number
  holder: string
  iban: string
  description: string
}

/** Transfers from the operator's account, as its bank takes them: pain.001.001.09. */
export function transfersXml(head: Head & { day: string }, transfers: readonly Transfer[]): string {
  const document = begin('pain.001.001.09', head)
  const info = document.createPaymentInfo()
  const { name, iban, bic } = head.creditor
  Object.assign(info, { requestedExecutionDate: dayOf(head.day), debtorName: nameOf(name) })
  Object.assign(info, { debtorIBAN: iban, debtorBIC: bic })
  document.addPaymentInfo(info)
  for (const one of transfers) {
    const transaction = info.createTransaction()
    Object.assign(transaction, { end2endId: one.endToEndId, amount: one.minor / 100, currency: 'EUR' })
    Object.assign(transaction, { creditorName: nameOf(one.holder), creditorIBAN: one.iban })
    transaction.remittanceInfo = remittance(one.description)
    info.addTransaction(transaction)
  }
  return document.toString()
}

function begin(format: 'pain.008.001.08' | 'pain.001.001.09', head: Head): Document {
  const { messageId, createdAt, timeZone, creditor } = head
  const created = new Date(createdAt.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T'))
  const document = new Document(format)
  Object.assign(document.grpHdr, { id: messageId, created, initiatorName: nameOf(creditor.name) })
  return document
}

/** As much as the scheme's fields hold. */
const nameOf = (text: string) => sepaText(text, 70)
const remittance = (text: string) => sepaText(text, 140)

/** The library writes days and hours by the clock of this machine. */
const dayOf = (day: string) => new Date(`${day}T12:00:00`)
