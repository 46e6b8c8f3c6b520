import { XMLParser } from 'fast-xml-parser'
import { isValidBIC, isValidIBAN } from 'ibantools'
import { isBankDay } from '../../../../db/reference/money/collection-days.ts'

type Rule = (text: string) => boolean
/** By the path to each element that holds a text. */
type Rules = Record<string, Rule>

const word = (word: string) => (text: string) => text === word
/** By the rules for all of SEPA: its letters, no stroke at either end, no two in a row. */
const text = (longest: number) => (text: string) =>
  /^[A-Za-z0-9/\-?:().,'+ ]+$/.test(text) &&
  !/^\/|\/$|\/\//.test(text) &&
  text.trim() === text &&
  text.length <= longest
/** One by which banks tell things apart. */
const id = text(35)
const amount: Rule = (text) => /^(?!0\.00$)\d{1,9}\.\d\d$/.test(text)
const asSchema: Rule = () => true
const iban: Rule = (text) => isValidIBAN(text)
const bic: Rule = (text) => isValidBIC(text)

const header: Rules = { MsgId: id, CreDtTm: asSchema, NbOfTxs: asSchema, CtrlSum: asSchema, 'InitgPty/Nm': text(70) }

const part: Rules = {
  ...{ PmtInfId: id, NbOfTxs: asSchema, CtrlSum: asSchema, 'PmtTpInf/SvcLvl/Cd': word('SEPA'), ChrgBr: word('SLEV') },
}

const entry: Rules = { 'PmtId/InstrId': id, 'PmtId/EndToEndId': id, 'RmtInf/Ustrd': text(140) }

const messages: Record<string, { root: string; entries: string; part: Rules; entry: Rules }> = {
  'pain.008.001.08': {
    ...{ root: 'CstmrDrctDbtInitn', entries: 'DrctDbtTxInf' },
    part: {
      ...part,
      ...{ PmtMtd: word('DD'), BtchBookg: word('true'), ReqdColltnDt: isBankDay },
      ...{ 'PmtTpInf/LclInstrm/Cd': word('CORE'), 'PmtTpInf/SeqTp': word('OOFF') },
      ...{ 'Cdtr/Nm': text(70), 'CdtrAcct/Id/IBAN': iban, 'CdtrAgt/FinInstnId/BICFI': bic },
      'CdtrSchmeId/Id/PrvtId/Othr/Id': isCreditorId,
      'CdtrSchmeId/Id/PrvtId/Othr/SchmeNm/Prtry': word('SEPA'),
    },
    entry: {
      ...entry,
      ...{ InstdAmt: amount, 'InstdAmt/@Ccy': word('EUR'), 'DrctDbtTx/MndtRltdInf/MndtId': id },
      ...{ 'DrctDbtTx/MndtRltdInf/DtOfSgntr': asSchema, 'DrctDbtTx/MndtRltdInf/AmdmntInd': word('false') },
      ...{ 'DbtrAgt/FinInstnId/Othr/Id': word('NOTPROVIDED'), 'Dbtr/Nm': text(70), 'DbtrAcct/Id/IBAN': iban },
    },
  },
  'pain.001.001.09': {
    ...{ root: 'CstmrCdtTrfInitn', entries: 'CdtTrfTxInf' },
    part: {
      ...part,
      ...{ PmtMtd: word('TRF'), BtchBookg: word('false'), 'ReqdExctnDt/Dt': asSchema },
      ...{ 'Dbtr/Nm': text(70), 'DbtrAcct/Id/IBAN': iban, 'DbtrAgt/FinInstnId/BICFI': bic },
    },
    entry: {
      ...entry,
      ...{ 'Amt/InstdAmt': amount, 'Amt/InstdAmt/@Ccy': word('EUR') },
      ...{ 'Cdtr/Nm': text(70), 'CdtrAcct/Id/IBAN': iban },
    },
  },
}

type Element = { [name: string]: Element | Element[] | string }

/**
 * What of a file is not as the rulebook of SEPA has it, as far as it says more than the schema of ISO 20022 (`official.ts`): just
 * the elements that we mean to write, and what they hold; counted and summed in each part and in all, nothing called the same twice.
 */
export function schemeProblems(xml: string): string[] {
  if (!xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')) return ['no declaration']
  const [, version = ''] = /xmlns="urn:iso:std:iso:20022:tech:xsd:([\w.]+)"/.exec(xml) ?? []
  const message = messages[version]
  if (!message) return [`a document of ${version}`]
  const lists = ['PmtInf', message.entries]
  const parser = new XMLParser({
    ...{ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false },
    isArray: (name) => lists.includes(name),
  })
  const { GrpHdr, PmtInf } = parser.parse(xml).Document[message.root] as { GrpHdr: Element; PmtInf: Element[] }
  const parts = PmtInf.map(({ [message.entries]: entries, ...part }) => ({ part, entries: entries as Element[] }))
  const all = parts.flatMap(({ entries }) => entries)
  const texts = [GrpHdr, ...parts.map(({ part }) => part), ...all].flatMap((element) => [...textsOf(element)])
  return [
    ...problemsOf('GrpHdr', GrpHdr, header),
    ...parts.flatMap(({ part }) => problemsOf('PmtInf', part, message.part)),
    ...all.flatMap((one) => problemsOf(message.entries, one, message.entry)),
    ...problemsOfSum('GrpHdr', GrpHdr, all),
    ...parts.flatMap(({ part, entries }) => problemsOfSum('PmtInf', part, entries)),
    ...doublesIn(texts),
  ]
}

function problemsOf(name: string, element: Element, rules: Rules): string[] {
  const texts = new Map(textsOf(element))
  const paths = new Set([...Object.keys(rules), ...texts.keys()])
  return [...paths].flatMap((path) => {
    const found = texts.get(path)
    return found !== undefined && rules[path]?.(found) ? [] : [`${name}/${path} is ${found}`]
  })
}

/** Each text with the path to it; an attribute's begins with @. */
function* textsOf(element: Element, path: string[] = []): Generator<[path: string, text: string]> {
  for (const [name, held] of Object.entries(element)) {
    const here = name === '#text' ? path : [...path, name]
    if (typeof held === 'string') yield [here.join('/'), held]
    else yield* textsOf(held as Element, here)
  }
}

function problemsOfSum(name: string, { NbOfTxs, CtrlSum }: Element, entries: Element[]): string[] {
  const amounts = entries.flatMap((one) => [...textsOf(one)]).filter(([path]) => path.endsWith('InstdAmt'))
  const cents = amounts.reduce((cents, [, text]) => cents + centsOf(text), 0n)
  return NbOfTxs === `${entries.length}` && centsOf(CtrlSum) === cents ? [] : [`${name} counts or sums otherwise`]
}

const centsOf = (text: unknown) => (/^\d+\.\d\d$/.test(`${text}`) ? BigInt(`${text}`.replace('.', '')) : -1n)

const doublesIn = (texts: [path: string, text: string][]) =>
  ['PmtInfId', 'InstrId', 'EndToEndId', 'MndtId'].flatMap((name) => {
    const ids = texts.filter(([path]) => path.endsWith(name)).map(([, text]) => text)
    return new Set(ids).size < ids.length ? [`${name} twice`] : []
  })

/** Two check digits behind the country, by the rest without the three letters of the business. */
function isCreditorId(id: string): boolean {
  const [, country = '', digits = '', rest = ''] = /^([A-Z]{2})(\d\d)[A-Z0-9]{3}([A-Z0-9]{1,28})$/.exec(id) ?? []
  const number = [...`${rest}${country}${digits}`].map((sign) => Number.parseInt(sign, 36)).join('')
  return number !== '' && BigInt(number) % 97n === 1n
}
