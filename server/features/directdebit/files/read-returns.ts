import { XMLParser } from 'fast-xml-parser'
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
  const { Document: document } = parsed(xml)
  if (document?.CstmrPmtStsRpt) return ofStatusReport(document.CstmrPmtStsRpt)
  const statements = document?.BkToCstmrDbtCdtNtfctn?.Ntfctn ?? document?.BkToCstmrStmt?.Stmt
  if (!statements) throw new NotDone('This is no pain.002, camt.054 or camt.053.')
  return { returned: statements.flatMap(ofStatement), refusedWhole: [] }
}

interface Reason {
  Rsn?: { Cd?: string; Prtry?: string }
}
interface StatusReport {
  OrgnlGrpInfAndSts?: { OrgnlMsgId?: string; GrpSts?: string }
  OrgnlPmtInfAndSts?: {
    OrgnlPmtInfId?: string
    PmtInfSts?: string
    TxInfAndSts?: { OrgnlEndToEndId?: string; TxSts?: string; StsRsnInf?: Reason[] }[]
  }[]
}
interface Statement {
  Ntry?: { NtryDtls?: { TxDtls?: { Refs?: { EndToEndId?: string }; RtrInf?: Reason }[] }[] }[]
}
interface Told {
  Document?: {
    CstmrPmtStsRpt?: StatusReport
    BkToCstmrDbtCdtNtfctn?: { Ntfctn?: Statement[] }
    BkToCstmrStmt?: { Stmt?: Statement[] }
  }
}

function parsed(xml: string): Told {
  if (xml.length > longest) throw new NotDone('This file is too long.')
  try {
    return parser.parse(xml, true) as Told
  } catch {
    throw new NotDone('This is no XML.')
  }
}

const refused = 'RJCT'

function ofStatusReport({ OrgnlGrpInfAndSts: group, OrgnlPmtInfAndSts: parts = [] }: StatusReport): Returns {
  const transactions = parts.flatMap(({ TxInfAndSts = [] }) => TxInfAndSts)
  const returned = transactions
    .filter(({ TxSts }) => TxSts === refused)
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

function toReturned(endToEndId: string | undefined, reason: Reason | undefined): Returned[] {
  const code = (reason?.Rsn?.Cd ?? reason?.Rsn?.Prtry ?? 'NARR').slice(0, 35)
  return endToEndId ? [{ endToEndId, reason: code }] : []
}
