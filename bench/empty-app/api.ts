import { initTRPC } from '@trpc/server'
import superjson from 'superjson'

const { router, procedure } = initTRPC.create({ transformer: superjson })

export const emptyApi = router({ line: procedure.query(() => 'Hello') })
export type EmptyApi = typeof emptyApi
