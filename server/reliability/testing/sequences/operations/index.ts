import type { Operation } from '../operation.ts'
import { account } from './account.ts'
import { byTheBank } from './at-the-bank.ts'
import { buying } from './buying.ts'
import { corrections } from './corrections.ts'
import { debits } from './debits.ts'
import { spending } from './spending.ts'
import { withOthers } from './with-others.ts'

/** Everything that is done with money. */
export const operations: readonly Operation[] = [
  ...[...buying, ...byTheBank, ...debits],
  ...[...spending, ...withOthers, ...account, ...corrections],
]
