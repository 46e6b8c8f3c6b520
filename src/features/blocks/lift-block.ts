import { toast } from '@/ui/overlay/toast.ts'
import { m } from '~words'
import { errorWords } from '../../lib/refusal-words.ts'
import type { RouterContext } from '../../lib/router-context.ts'
import { markName } from '../../lib/words/mark-name.ts'

/** What the messages about a block are about: the latest says how it is. */
export const blockOf = (memberId: string) => `block ${memberId}`

/** Lifts a block and says how that went; what the member sees of the other is asked afresh. */
export async function liftBlock(
  { api, queryClient }: Pick<RouterContext, 'api' | 'queryClient'>,
  { id, name }: { id: string; name: string },
): Promise<void> {
  try {
    await api.blocks.unblock.mutate({ memberId: id })
    toast({ text: m.blocks_lifted({ name: markName(name) }), about: blockOf(id), tone: 'success' })
  } catch (error) {
    toast({ text: errorWords(error), tone: 'danger' })
  }
  await queryClient.invalidateQueries()
}
