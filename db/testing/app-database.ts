import { type Database, openDatabase } from '../client.ts'

/** The database behind the app that a journey walks through, for what no member can do: making time pass. */
export async function openAppDatabase(): Promise<Database> {
  const dataDir = process.env.E2E_DATA_DIR
  if (!dataDir) throw new Error('E2E_DATA_DIR is not set: journeys run by `bun --bun playwright test`')
  return openDatabase({ dataDir, maxConnections: 2 })
}
