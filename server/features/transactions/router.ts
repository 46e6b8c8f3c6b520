import { z } from 'zod'
import { knownTimeZone } from '../../../db/reference/days.ts'
import { memberProcedure, router } from '../../core/procedures.ts'
import { idSchema } from '../../core/values/ids.ts'
import { pageInput, pageOf } from '../../core/values/page.ts'
import { balance, purse } from './balance.ts'
import { get, transaction } from './get.ts'
import { transactionsLimit as limit } from './limits.ts'
import { list, movementFilters, transactionLine, transactionPages } from './list.ts'
import { transactionNotFound } from './refusals.ts'

export const transactionsRouter = router({
  balance: memberProcedure
    .meta({ limit })
    .output(purse)
    .query(({ ctx }) => balance(ctx)),

  list: memberProcedure
    .meta({ limit })
    .input(pageInput.extend({ filter: z.enum(movementFilters), timeZone: z.string().max(64) }))
    .output(pageOf(transactionLine))
    .query(({ ctx, input: { cursor, filter, timeZone } }) =>
      transactionPages.load(ctx, cursor, (after) => list(ctx, { filter, timeZone: knownTimeZone(timeZone) }, after)),
    ),

  get: memberProcedure
    .meta({ limit, refuses: [transactionNotFound] })
    .input(z.object({ id: idSchema }))
    .output(transaction)
    .query(({ ctx, input }) => get(ctx, input.id)),
})
