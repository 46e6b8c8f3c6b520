import { endToEndId } from '../rules/reference.ts'

/** What a bank says of a file, of a part of it or of a collection: nothing, where it is left out. */
interface Said {
  status?: string
  reason?: string
}

interface SaidOfPart extends Said {
  id?: string
  /** By the ids that the file gave them; null says none. */
  collections?: (Said & { endToEndId: string | null; amount?: string | undefined })[]
}

let reports = 0

/** As the bank tells what has become of a file of collections, each time anew. */
export const statusReport = ({ id = 'VONK-DD-000001', ...group }: Said & { id?: string }, ...parts: SaidOfPart[]) =>
  `<?xml version="1.0"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>
<GrpHdr><MsgId>REPORT-${++reports}</MsgId><CreDtTm>2026-06-02T06:00:00Z</CreDtTm></GrpHdr><OrgnlGrpInfAndSts>
<OrgnlMsgId>${id}</OrgnlMsgId><OrgnlMsgNmId>pain.008.001.08</OrgnlMsgNmId>${said('GrpSts', group)}</OrgnlGrpInfAndSts>
${parts.map((part) => partOf(part, `${id}.0`)).join('\n')}
</CstmrPmtStsRpt></Document>`

const partOf = ({ id, collections = [], ...part }: SaidOfPart, otherwise: string) => `<OrgnlPmtInfAndSts>
<OrgnlPmtInfId>${id ?? otherwise}</OrgnlPmtInfId>${said('PmtInfSts', part)}${collections
  .map(({ endToEndId, amount, ...own }) => {
    const of = amount ? `<OrgnlTxRef><Amt><InstdAmt Ccy="EUR">${amount}</InstdAmt></Amt></OrgnlTxRef>` : ''
    const named = endToEndId === null ? '' : `<OrgnlEndToEndId>${endToEndId}</OrgnlEndToEndId>`
    return `<TxInfAndSts>${named}${said('TxSts', own)}${of}</TxInfAndSts>`
  })
  .join('\n')}</OrgnlPmtInfAndSts>`

const said = (element: string, { status, reason }: Said) =>
  (status === undefined ? '' : `<${element}>${status}</${element}>`) +
  (reason === undefined ? '' : `<StsRsnInf><Rsn><Cd>${reason}</Cd></Rsn></StsRsnInf>`)

/** As the bank tells that it refused a collection. */
export const pain002 = (id: string, reason: string, amount?: string) =>
  statusReport({ status: 'PART' }, { collections: [{ endToEndId: endToEndId(id), status: 'RJCT', reason, amount }] })

/** As the bank tells of collections that were taken back, by the ids that the file gave them. */
export const camt054 = (ids: string[], reason: string, amounts = '') => `<?xml version="1.0"?>
<n:Document xmlns:n="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><n:BkToCstmrDbtCdtNtfctn><n:Ntfctn><n:Ntry><n:NtryDtls>
${ids
  .map(
    (id) => `<n:TxDtls><n:Refs><n:EndToEndId>${id}</n:EndToEndId></n:Refs>${amounts}
<n:RtrInf><n:Rsn><n:Cd>${reason}</n:Cd></n:Rsn></n:RtrInf></n:TxDtls>`,
  )
  .join('\n')}
<n:TxDtls><n:Refs><n:EndToEndId>a payment that came in</n:EndToEndId></n:Refs></n:TxDtls>
</n:NtryDtls></n:Ntry></n:Ntfctn></n:BkToCstmrDbtCdtNtfctn></n:Document>`
