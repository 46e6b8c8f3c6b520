/** The product as it always starts, but with limits that nobody meets. */
import { generate } from '../../../../scripts/generate.ts'
import { createLimits } from '../../../core/limits.ts'

await generate()
// Only now: it cannot be loaded before its words are compiled.
const { start } = await import('../../../start.ts')
await start({ limits: createLimits(1_000) })
