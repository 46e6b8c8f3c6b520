import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { m } from '~words'
import { useTRPC } from '../../lib/trpc.ts'
import { MethodMark } from '../orders/method/MethodMark.tsx'
import { savedName } from '../orders/method/saved-words.ts'
import { ShopPage } from '../packages/ShopPage.tsx'

/** `/credits`: the packages, and the short way for who has a method remembered. */
export const Shop = () => <ShopPage quicker={<Quicker />} />

function Quicker() {
  const trpc = useTRPC()
  const { methods } = useSuspenseQuery(trpc.savedMethods.list.queryOptions()).data
  const [saved] = methods
  if (!saved) return null
  return (
    <Link
      to="/credits/repeat-order"
      className="@container room-for-letters mt-4 flex items-center gap-3 rounded-lg border border-line bg-surface p-4 lg:max-w-md"
    >
      <span className="@max-[12rem]:hidden">
        <MethodMark method={saved.method} />
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        <b className="block">{m.saved_methods_quicker()}</b>
        <span className="text-sm text-ink-muted">{m.saved_methods_quicker_with({ name: savedName(saved) })}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0" />
    </Link>
  )
}
