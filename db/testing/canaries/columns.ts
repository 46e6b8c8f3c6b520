/**
 * Who may see what stands in a column. `everybody`: who may see the profile at all; `members`: those of them who are
 * logged in; `both`: the two of a conversation; `owner`: the member alone; `nobody`: the server alone. That ids stand in
 * a row tells who has to do with whom: that is the matter of server/contract/access.*.json.
 */
export type Audience = 'everybody' | 'members' | 'both' | 'owner' | 'nobody'

/** Without a canary: nothing that could be told from other words and numbers, or the key of somebody. */
type Row = [audience: Audience, canary?: string]

/** Who may see each column of a feature's tables, as `table.column`. A new column without a row fails the drill. */
export type Columns = Record<string, Row>
