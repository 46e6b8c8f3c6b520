import type { Db } from '../../db/client.ts'

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
export async function walkedTables({ $client: sql }: Db, { text, parameters }: SentStatement): Promise<string[]> {
  const plans = [
    await sql.unsafe(`explain (format json) ${text}`, parameters),
    // With values at hand an explanation is always of a plan for them.
    await sql.unsafe(`explain (generic_plan, format json) ${text}`).simple(),
  ]
  const walked = plans.flatMap(([row]) => walksOf(row['QUERY PLAN'][0].Plan))
  return [...new Set(walked)]
}

function walksOf(node: PlanNode): string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : []
  return [...own, ...(node.Plans ?? []).flatMap(walksOf)]
}
