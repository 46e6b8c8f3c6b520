import { endToEndId } from '../rules/reference.ts'

/** As the bank tells that it refused a collection. */
export const pain002 = (id: string, reason: string) => `<?xml version="1.0"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt><GrpHdr><MsgId>1</MsgId></GrpHdr>
<OrgnlGrpInfAndSts><OrgnlMsgId>VONK-DD-000001</OrgnlMsgId><GrpSts>PART</GrpSts></OrgnlGrpInfAndSts>
<OrgnlPmtInfAndSts><OrgnlPmtInfId>VONK-DD-000001.0</OrgnlPmtInfId><TxInfAndSts><OrgnlEndToEndId>${endToEndId(id)}</OrgnlEndToEndId>
<TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>${reason}</Cd></Rsn></StsRsnInf></TxInfAndSts></OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`

/** As the bank tells of collections that were taken back, by the ids that the file gave them. */
export const camt054 = (ids: string[], reason: string) => `<?xml version="1.0"?>
<n:Document xmlns:n="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><n:BkToCstmrDbtCdtNtfctn><n:Ntfctn><n:Ntry><n:NtryDtls>
${ids
  .map(
    (id) => `<n:TxDtls><n:Refs><n:EndToEndId>${id}</n:EndToEndId></n:Refs>
<n:RtrInf><n:Rsn><n:Cd>${reason}</n:Cd></n:Rsn></n:RtrInf></n:TxDtls>`,
  )
  .join('\n')}
<n:TxDtls><n:Refs><n:EndToEndId>a payment that came in</n:EndToEndId></n:Refs></n:TxDtls>
</n:NtryDtls></n:Ntry></n:Ntfctn></n:BkToCstmrDbtCdtNtfctn></n:Document>`
