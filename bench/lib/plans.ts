import type { SQL } from 'bun'

/** One statement as the driver was given it. */
export interface SentStatement {
  text: string
  parameters: unknown[]
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  Plans?: PlanNode[]
}

/**
 * The tables that the server walks over from end to end for this statement: with the values at hand, and as it is
 * planned once it has been used often, for any values.
 */
export async function walkedTables(sql: SQL, { text, parameters }: SentStatement): Promise<string[]> {
  const connection = await sql.reserve()
  try {
    const walked = []
    for (const mode of ['force_custom_plan', 'force_generic_plan']) {
      await connection.unsafe(`set plan_cache_mode = ${mode}`)
      const [row] = await connection.unsafe(`explain (format json) ${text}`, parameters)
      const [{ Plan }] = row['QUERY PLAN']
      walked.push(...walksOf(Plan))
    }
    return [...new Set(walked)]
  } finally {
    await connection.unsafe('reset plan_cache_mode')
    connection.release()
  }
}

function walksOf(node: PlanNode): string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : []
  return [...own, ...(node.Plans ?? []).flatMap(walksOf)]
}
