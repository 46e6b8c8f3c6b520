import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import { NotDone } from '../../../core/operations/not-done.ts'

/** What a bank did not collect, or took back. */
export interface Returned {
  endToEndId: string
  /** In the scheme's code. */
  reason: string
}

export interface Returns {
  returned: Returned[]
  /** Files, or parts of them, that the bank has refused as a whole: nothing of them was collected. */
  refusedWhole: string[]
}

/** In characters. A file of a hundred thousand entries is about this long. */
const longest = 200_000_000

/** In these a list of one is a list. */
const lists = new Set(['OrgnlPmtInfAndSts', 'TxInfAndSts', 'StsRsnInf', 'Ntfctn', 'Stmt', 'Ntry', 'NtryDtls', 'TxDtls'])

const parser = new XMLParser({
  ignoreAttributes: true,
  removeNSPrefix: true,
  parseTagValue: false,
  processEntities: false,
  isArray: (name) => lists.has(name),
})

/**
 * Reads what a bank tells of collections: pain.002 (refused before they were settled), camt.054 and camt.053 (taken back
 * afterwards). What else stands in it is passed over. Throws `NotDone` for anything that is none of these.
 */
export function readReturns(xml: string): Returns {
  const document = parsed(xml)
  if (document?.CstmrPmtStsRpt) return ofStatusReport(document.CstmrPmtStsRpt)
  const statements = document?.BkToCstmrDbtCdtNtfctn?.Ntfctn ?? document?.BkToCstmrStmt?.Stmt
  if (!statements) throw new NotDone('This is no pain.002, camt.054 or camt.053.')
  return { returned: statements.flatMap(ofStatement), refusedWhole: [] }
}

const text = z.string().optional()
/** An empty one is read as a text. */
const element = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess((value) => (value === '' ? {} : value), z.object(shape)).optional()
const many = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(element(shape).unwrap()).optional()

const reasonShape = { Rsn: element({ Cd: text, Prtry: text }) }
const transactionShape = { OrgnlEndToEndId: text, TxSts: text, StsRsnInf: many(reasonShape) }
const reportShape = {
  OrgnlGrpInfAndSts: element({ OrgnlMsgId: text, GrpSts: text }),
  OrgnlPmtInfAndSts: many({ OrgnlPmtInfId: text, PmtInfSts: text, TxInfAndSts: many(transactionShape) }),
}
const detailsShape = { TxDtls: many({ Refs: element({ EndToEndId: text }), RtrInf: element(reasonShape) }) }
const statementShape = { Ntry: many({ NtryDtls: many(detailsShape) }) }

const told = z.object({
  Document: element({
    CstmrPmtStsRpt: element(reportShape),
    BkToCstmrDbtCdtNtfctn: element({ Ntfctn: many(statementShape) }),
    BkToCstmrStmt: element({ Stmt: many(statementShape) }),
  }),
})
type Told = NonNullable<z.infer<typeof told>['Document']>
type StatusReport = NonNullable<Told['CstmrPmtStsRpt']>
type Statement = NonNullable<NonNullable<Told['BkToCstmrStmt']>['Stmt']>[number]
type Reason = { Rsn?: { Cd?: string | undefined; Prtry?: string | undefined } | undefined } | undefined

/** What is built otherwise is refused as a whole: passed over, it would be money that nobody misses. */
function parsed(xml: string): Told | undefined {
  if (xml.length > longest) throw new NotDone('This file is too long.')
  const read = told.safeParse(xmlOf(xml))
  if (!read.success) throw new NotDone('This file is not built as its scheme says: nothing of it was taken in.')
  return read.data.Document
}

function xmlOf(xml: string): unknown {
  try {
    return parser.parse(xml, true)
  } catch {
    throw new NotDone('This is no XML.')
  }
}

const refused = 'RJCT'

function ofStatusReport({ OrgnlGrpInfAndSts: group, OrgnlPmtInfAndSts: parts = [] }: StatusReport): Returns {
  // In a part that is refused, its transactions may say nothing of their own.
  const returned = parts
    .flatMap(({ PmtInfSts, TxInfAndSts = [] }) => TxInfAndSts.filter(({ TxSts }) => (TxSts ?? PmtInfSts) === refused))
    .flatMap(({ OrgnlEndToEndId, StsRsnInf = [] }) => toReturned(OrgnlEndToEndId, StsRsnInf[0]))
  const whole = parts
    .filter(({ PmtInfSts, TxInfAndSts }) => PmtInfSts === refused && !TxInfAndSts)
    .flatMap(({ OrgnlPmtInfId }) => OrgnlPmtInfId ?? [])
  const isWhole = group?.GrpSts === refused && parts.length === 0
  return { returned, refusedWhole: isWhole ? [group.OrgnlMsgId ?? '?'] : whole }
}

const ofStatement = ({ Ntry = [] }: Statement): Returned[] =>
  Ntry.flatMap(({ NtryDtls = [] }) => NtryDtls)
    .flatMap(({ TxDtls = [] }) => TxDtls)
    .flatMap(({ Refs, RtrInf }) => (RtrInf ? toReturned(Refs?.EndToEndId, RtrInf) : []))

function toReturned(endToEndId: string | undefined, reason: Reason): Returned[] {
  const code = (reason?.Rsn?.Cd ?? reason?.Rsn?.Prtry ?? 'NARR').slice(0, 35)
  return endToEndId ? [{ endToEndId, reason: code }] : []
}
