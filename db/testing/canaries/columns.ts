/**
 * Who may see the values of a column. `everybody`: anyone who may see the profile; `members`: those of them who are
 * logged in; `both`: the two members of a conversation; `owner`: the member alone; `nobody`: the server alone. Ids also
 * reveal who has contact with whom; server/contract/access.*.json covers those.
 */
export type Audience = 'everybody' | 'members' | 'both' | 'owner' | 'nobody'

/** Without a canary: a value that looks like other words and numbers, or somebody's key. */
type Row = [audience: Audience, canary?: string]

/** Who may see each column of a feature's tables, as `table.column`. A new column without a row fails the drill. */
export type Columns = Record<string, Row>
