import { z } from 'zod'
import { memberProcedure, router } from '../../core/procedures.ts'
import { idSchema } from '../../core/values/ids.ts'
import { pageInput, sealedPages } from '../../core/values/page.ts'
import { chatSearchLimit } from './limits.ts'
import { search } from './search.ts'
import { searchPage } from './views.ts'

const pages = sealedPages(
  'found message',
  z.object({ listedAt: z.coerce.date(), conversationId: idSchema, seq: z.number().int() }),
)

export const chatSearchRouter = router({
  search: memberProcedure
    .meta({ limit: chatSearchLimit })
    /** `query` in code units; the rules tell how much of it is looked for. */
    .input(pageInput.extend({ query: z.string().max(500) }))
    .output(searchPage)
    .query(({ ctx, input: { query, cursor } }) => pages.load(ctx, cursor, (after) => search(ctx, { query, after }))),
})
