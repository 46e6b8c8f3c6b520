import { XMLParser } from 'fast-xml-parser'
import { isValidBIC, isValidIBAN } from 'ibantools'
import { isBankDay } from '../rules/collect-on.ts'

/** What an element holds: a text, or elements in the order of the schema, of which those named with `+` may come often. */
type Holds = ((text: string) => boolean) | readonly (readonly [name: string, holds: Holds])[]

const fits = (pattern: RegExp) => (text: string) => pattern.test(text)
const word = (word: string) => (text: string) => text === word
/** By the rules for all of SEPA: its letters, no stroke at either end, no two in a row. */
const text = (longest: number) => (text: string) =>
  /^[A-Za-z0-9/\-?:().,'+ ]+$/.test(text) &&
  !/^\/|\/$|\/\//.test(text) &&
  text.trim() === text &&
  text.length <= longest
/** One by which banks tell things apart. */
const id = text(35)
const count = fits(/^[1-9]\d{0,14}$/)
const sum = fits(/^(?!0\.00$)\d{1,16}\.\d\d$/)
const amount = fits(/^(?!0\.00$)(0|[1-9]\d{0,8})\.\d\d$/)
const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && new Date(day).toISOString().startsWith(day)

const party: Holds = [['Nm', text(70)]]
const account: Holds = [['Id', [['IBAN', (text) => isValidIBAN(text)]]]]
const bank: Holds = [['FinInstnId', [['BICFI', (text) => isValidBIC(text)]]]]
const unnamedBank: Holds = [['FinInstnId', [['Othr', [['Id', word('NOTPROVIDED')]]]]]]
const paymentId: Holds = [
  ['InstrId', id],
  ['EndToEndId', id],
]
const remittance: Holds = [['Ustrd', text(140)]]
const serviceLevel: readonly [string, Holds] = ['SvcLvl', [['Cd', word('SEPA')]]]

const header: Holds = [
  ['MsgId', id],
  ['CreDtTm', fits(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)],
  ['NbOfTxs', count],
  ['CtrlSum', sum],
  ['InitgPty', party],
]

const creditorId: Holds = [
  [
    'Id',
    [
      [
        'PrvtId',
        [
          [
            'Othr',
            [
              ['Id', isCreditorId],
              ['SchmeNm', [['Prtry', word('SEPA')]]],
            ],
          ],
        ],
      ],
    ],
  ],
]

const collection: Holds = [
  ['PmtId', paymentId],
  ['InstdAmt', amount],
  [
    'DrctDbtTx',
    [
      [
        'MndtRltdInf',
        [
          ['MndtId', id],
          ['DtOfSgntr', isDay],
          ['AmdmntInd', word('false')],
        ],
      ],
    ],
  ],
  ['DbtrAgt', unnamedBank],
  ['Dbtr', party],
  ['DbtrAcct', account],
  ['RmtInf', remittance],
]

const collections: Holds = [
  ['GrpHdr', header],
  [
    'PmtInf+',
    [
      ['PmtInfId', id],
      ['PmtMtd', word('DD')],
      ['BtchBookg', word('true')],
      ['NbOfTxs', count],
      ['CtrlSum', sum],
      ['PmtTpInf', [serviceLevel, ['LclInstrm', [['Cd', word('CORE')]]], ['SeqTp', word('OOFF')]]],
      ['ReqdColltnDt', (day) => isDay(day) && isBankDay(day)],
      ['Cdtr', party],
      ['CdtrAcct', account],
      ['CdtrAgt', bank],
      ['ChrgBr', word('SLEV')],
      ['CdtrSchmeId', creditorId],
      ['DrctDbtTxInf+', collection],
    ],
  ],
]

const transfers: Holds = [
  ['GrpHdr', header],
  [
    'PmtInf+',
    [
      ['PmtInfId', id],
      ['PmtMtd', word('TRF')],
      ['BtchBookg', word('false')],
      ['NbOfTxs', count],
      ['CtrlSum', sum],
      ['PmtTpInf', [serviceLevel]],
      ['ReqdExctnDt', [['Dt', isDay]]],
      ['Dbtr', party],
      ['DbtrAcct', account],
      ['DbtrAgt', bank],
      ['ChrgBr', word('SLEV')],
      [
        'CdtTrfTxInf+',
        [
          ['PmtId', paymentId],
          ['Amt', [['InstdAmt', amount]]],
          ['Cdtr', party],
          ['CdtrAcct', account],
          ['RmtInf', remittance],
        ],
      ],
    ],
  ],
]

const messages = {
  'pain.008.001.08': ['CstmrDrctDbtInitn', collections],
  'pain.001.001.09': ['CstmrCdtTrfInitn', transfers],
} as const

interface Node {
  name: string
  text: string
  children: Node[]
  attributes: Record<string, string>
}

/**
 * What of a file is not as the scheme takes it, of those elements that we write: the schemas themselves are shipped by no package.
 * They are in its order, there as often as they must be, and hold what their type and the rulebook allow; amounts are in euro,
 * counted and summed in each part and in all, and nothing is called the same twice.
 */
export function schemeProblems(xml: string): string[] {
  const [document] = rootsOf(xml)
  const version = /^urn:iso:std:iso:20022:tech:xsd:(.*)$/.exec(document?.attributes.xmlns ?? '')?.[1]
  const message = Object.entries(messages).find(([name]) => name === version)?.[1]
  if (!xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')) return ['no declaration']
  if (document?.name !== 'Document' || !message) return [`a document of ${version}`]
  return [...problemsOf(document, [message], ''), ...problemsOfSums(document.children[0]!)]
}

function problemsOf({ name, text, children }: Node, holds: Holds, path: string): string[] {
  const here = `${path}/${name}`
  if (typeof holds === 'function') return children.length === 0 && holds(text) ? [] : [`${here} is ${text}`]
  const problems: string[] = text === '' ? [] : [`${here} holds ${text}`]
  const left = [...children]
  for (const [wanted, within] of holds) {
    const own = wanted.replace('+', '')
    const found: Node[] = []
    while (left[0]?.name === own && (found.length === 0 || wanted !== own)) found.push(left.shift()!)
    if (found.length === 0) problems.push(`${here} lacks ${own}`)
    for (const child of found) problems.push(...problemsOf(child, within, here))
  }
  return [...problems, ...left.map((child) => `${here} has ${child.name} at a wrong place`)]
}

function problemsOfSums(message: Node): string[] {
  const [header, ...parts] = message.children
  const sums = [header!, ...parts].map((part) => {
    const amounts = all(part === header ? message : part, 'InstdAmt')
    const cents = amounts.reduce((cents, { text }) => cents + BigInt(text.replace('.', '')), 0n)
    const [said] = all(part, 'CtrlSum')
    const isRight =
      all(part, 'NbOfTxs')[0]?.text === `${amounts.length}` && BigInt(said?.text.replace('.', '') ?? -1) === cents
    return isRight ? [] : [`${part.name} counts ${amounts.length} and ${cents} cents otherwise`]
  })
  const currencies = all(message, 'InstdAmt').filter(({ attributes }) => attributes.Ccy !== 'EUR')
  const doubles = ['PmtInfId', 'InstrId', 'EndToEndId', 'MndtId'].filter((name) => {
    const ids = all(message, name).map(({ text }) => text)
    return new Set(ids).size < ids.length
  })
  return [
    ...sums.flat(),
    ...currencies.map(({ text }) => `${text} not in euro`),
    ...doubles.map((name) => `${name} twice`),
  ]
}

const all = (node: Node, name: string): Node[] =>
  node.children.flatMap((child) => [...(child.name === name ? [child] : []), ...all(child, name)])

/** Two check digits behind the country, by the rest without the three letters of the business. */
function isCreditorId(id: string): boolean {
  const [, country = '', digits = '', rest = ''] = /^([A-Z]{2})(\d\d)[A-Z0-9]{3}([A-Z0-9]{1,28})$/.exec(id) ?? []
  const number = [...`${rest}${country}${digits}`].map((sign) => Number.parseInt(sign, 36)).join('')
  return number !== 'NaN' && number !== '' && BigInt(number) % 97n === 1n
}

type Parsed = Record<string, Parsed[] | string | Record<string, string>>

function rootsOf(xml: string): Node[] {
  const options = { preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: '', parseTagValue: false }
  const parsed: Parsed[] = new XMLParser({ ...options, parseAttributeValue: false, trimValues: false }).parse(xml)
  return nodesOf(parsed).filter(({ name }) => name !== '?xml')
}

function nodesOf(parsed: Parsed[]): Node[] {
  return parsed.flatMap((one) => {
    const [name] = Object.keys(one).filter((key) => key !== ':@')
    if (name === undefined || name === '#text') return []
    const within = one[name] as Parsed[]
    const text = within.map((part) => (typeof part['#text'] === 'string' ? part['#text'] : '')).join('')
    return [{ name, text, children: nodesOf(within), attributes: (one[':@'] ?? {}) as Record<string, string> }]
  })
}
