import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import { NotDone } from '../../../core/operations/not-done.ts'

/** What a bank did not collect, or took back. */
export interface ReturnedDebit {
  endToEndId: string
  /** In the scheme's code. */
  reason: string
  /** The reason is that of the file or the part that it lies in, and says nothing of the debtor's account. */
  isOfWhole: boolean
  /** What was to be collected, as the bank says, in cents, without what it takes for bringing it back; null where it says nothing that can be read. */
  minor: number | null
}

/** A file, or a part of it, that the bank has refused as a whole: nothing of it was collected. */
export interface RefusedWhole {
  id: string
  /** In the scheme's code. */
  reason: string
}

export interface Returns {
  /** The bank's name for what it tells, one made up where it gives none. */
  reportId: string
  returned: ReturnedDebit[]
  refusedWhole: RefusedWhole[]
  /** Refused because they had been handed in before, by the ids that their file gave them: the first ones hold. */
  twice: string[]
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
 * afterwards). Other elements are ignored. Throws `NotDone` for anything that is none of these.
 */
export function readReturns(xml: string): Returns {
  const document = parsed(xml)
  if (document?.CstmrPmtStsRpt) return ofStatusReport(document.CstmrPmtStsRpt)
  const statements = document?.BkToCstmrDbtCdtNtfctn?.Ntfctn ?? document?.BkToCstmrStmt?.Stmt
  if (!statements) throw new NotDone('This is no pain.002, camt.054 or camt.053.')
  return { reportId: crypto.randomUUID(), returned: statements.flatMap(ofStatement), refusedWhole: [], twice: [] }
}

const text = z.string().optional()
/** An empty one is read as a text. */
const element = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess((value) => (value === '' ? {} : value), z.object(shape)).optional()
const many = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(element(shape).unwrap()).optional()

const reasonShape = { Rsn: element({ Cd: text, Prtry: text }) }
const reasons = many(reasonShape)
const transactionShape = {
  ...{ OrgnlEndToEndId: text, TxSts: text, StsRsnInf: reasons },
  OrgnlTxRef: element({ Amt: element({ InstdAmt: text }) }),
}
const partShape = { OrgnlPmtInfId: text, PmtInfSts: text, StsRsnInf: reasons, TxInfAndSts: many(transactionShape) }
const reportShape = {
  GrpHdr: element({ MsgId: text }),
  OrgnlGrpInfAndSts: element({ OrgnlMsgId: text, GrpSts: text, StsRsnInf: reasons }),
  OrgnlPmtInfAndSts: many(partShape),
}
const ofAmount = element({ Amt: text })
const detailsShape = {
  TxDtls: many({
    ...{ Refs: element({ EndToEndId: text }), RtrInf: element(reasonShape) },
    ...{ Amt: text, AmtDtls: element({ InstdAmt: ofAmount, TxAmt: ofAmount }) },
  }),
}
const statementShape = { Ntry: many({ NtryDtls: many(detailsShape) }) }

const told = z.object({
  Document: element({
    CstmrPmtStsRpt: element(reportShape),
    BkToCstmrDbtCdtNtfctn: element({ Ntfctn: many(statementShape) }),
    BkToCstmrStmt: element({ Stmt: many(statementShape) }),
  }),
})
type BankDocument = NonNullable<z.infer<typeof told>['Document']>
type StatusReport = NonNullable<BankDocument['CstmrPmtStsRpt']>
type StatusTransaction = NonNullable<NonNullable<StatusReport['OrgnlPmtInfAndSts']>[number]['TxInfAndSts']>[number]
type AccountStatement = NonNullable<NonNullable<BankDocument['BkToCstmrStmt']>['Stmt']>[number]
type ReasonCodes = z.infer<typeof reasons>

/** What is built otherwise is refused as a whole: passed over, it would be money that nobody misses. */
function parsed(xml: string): BankDocument | undefined {
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

/** Of a message, a part, a collection, or its ids: all mean that the bank had it before. */
const duplicateReasons = ['AM05', 'DU01', 'DU02', 'DU03', 'DU04', 'DU05']

/** Whether the bank says by this reason that it had the same before. */
export const isDuplicate = (reason: string) => duplicateReasons.includes(reason)

/** What is said of a file, a part or a collection, as far as anything is. */
interface Status {
  status?: string | undefined
  reason?: string | undefined
}

function ofStatusReport({
  GrpHdr: head,
  OrgnlGrpInfAndSts: group,
  OrgnlPmtInfAndSts: parts = [],
}: StatusReport): Returns {
  const ofGroup = within({}, group?.GrpSts, group?.StsRsnInf)
  const read = parts.map(({ OrgnlPmtInfId, PmtInfSts, StsRsnInf, TxInfAndSts = [] }) => {
    const ofPart = within(ofGroup, PmtInfSts, StsRsnInf)
    return { ofPart, id: OrgnlPmtInfId, returned: TxInfAndSts.flatMap((one) => ofTransaction(ofPart, one)) }
  })
  const returned = read.flatMap((part) => part.returned)
  const refusedParts = read.filter(({ ofPart }) => ofPart.status === refused)
  return {
    reportId: head?.MsgId?.slice(0, 35) || crypto.randomUUID(),
    returned: returned.filter(({ reason }) => !isDuplicate(reason)),
    twice: returned.filter(({ reason }) => isDuplicate(reason)).map(({ endToEndId }) => endToEndId),
    refusedWhole:
      ofGroup.status === refused
        ? // A bank that gives its reason once may give it further down.
          [toWhole(group?.OrgnlMsgId, [ofGroup, ...refusedParts.map(({ ofPart }) => ofPart)])]
        : refusedParts.map(({ id, ofPart }) => toWhole(id, [ofPart])),
  }
}

/** What says nothing of itself is as that which it lies in. The reason of one that is not refused explains nothing. */
const within = (above: Status, status: string | undefined, own: ReasonCodes): Status => ({
  status: status || above.status,
  reason: codeOf(own) ?? (above.status === refused ? above.reason : undefined),
})

function ofTransaction(
  ofPart: Status,
  { OrgnlEndToEndId, TxSts, StsRsnInf, OrgnlTxRef }: StatusTransaction,
): ReturnedDebit[] {
  const { status, reason } = within(ofPart, TxSts, StsRsnInf)
  if (status !== refused) return []
  const rest = { isOfWhole: !codeOf(StsRsnInf), minor: centsOf(OrgnlTxRef?.Amt?.InstdAmt) }
  return [toReturned(OrgnlEndToEndId, reason, rest)]
}

const toWhole = (id: string | undefined, said: Status[]): RefusedWhole => ({
  id: (id || '?').slice(0, 35),
  reason: said.find(({ reason }) => reason)?.reason ?? unexplained,
})

const ofStatement = ({ Ntry = [] }: AccountStatement): ReturnedDebit[] =>
  Ntry.flatMap(({ NtryDtls = [] }) => NtryDtls)
    .flatMap(({ TxDtls = [] }) => TxDtls)
    .flatMap(({ Refs, RtrInf, Amt, AmtDtls }) => {
      if (!RtrInf) return []
      // What is booked may have a fee on top of what was collected.
      const minor = centsOf(AmtDtls?.InstdAmt?.Amt ?? AmtDtls?.TxAmt?.Amt ?? Amt)
      return [toReturned(Refs?.EndToEndId, codeOf([RtrInf]), { isOfWhole: false, minor })]
    })

/** As the scheme writes that there is none. */
const [unexplained, nameless] = ['NARR', 'NOTPROVIDED']

const toReturned = (
  endToEndId: string | undefined,
  reason: string | undefined,
  rest: Pick<ReturnedDebit, 'isOfWhole' | 'minor'>,
): ReturnedDebit => ({ endToEndId: endToEndId || nameless, reason: reason ?? unexplained, ...rest })

/** Of an amount as banks write it: 47.99, 47.9, 47 or 47.99000. */
function centsOf(amount: string | undefined): number | null {
  const [, euros, cents = ''] = /^\s*(\d{1,12})(?:\.(\d{0,2})0*)?\s*$/.exec(amount ?? '') ?? []
  return euros === undefined ? null : Number(euros) * 100 + Number(cents.padEnd(2, '0'))
}

const codeOf = (said: ReasonCodes) => said?.flatMap(({ Rsn }) => Rsn?.Cd || Rsn?.Prtry || [])[0]?.slice(0, 35)
