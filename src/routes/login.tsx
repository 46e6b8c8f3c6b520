import { createFileRoute, redirect } from '@tanstack/react-router'
import { m } from '~words'
import { isReceiptPath, nextPage } from '../features/login/next-path.ts'
import { lazyPage } from '../lib/navigation/lazy-page.tsx'
import { titled } from '../lib/navigation/page-title.ts'

export interface LoginSearch {
  /** Where to go afterwards: whatever the address says, until the page of this site that it means is in the context. */
  next?: unknown
  /** What to say above the form, by name, and the minutes to wait: whatever the address says (LoginNotice.tsx). */
  notice?: unknown
  minutes?: unknown
}

export const Route = createFileRoute('/login')({
  validateSearch: (search: Record<string, unknown>): LoginSearch => search,
  beforeLoad: ({ context: { me, isPage }, search }) => {
    const next = nextPage(search.next, (href) => isPage(href) || isReceiptPath(href))
    const isReceipt = next !== undefined && isReceiptPath(next)
    // Only the server knows the address of a receipt.
    if (me) throw redirect({ href: next ?? '/members', reloadDocument: isReceipt })
    return { next, isReceipt }
  },
  loader: ({ context: { queryClient, trpc } }) => queryClient.ensureQueryData(trpc.login.demoLogins.queryOptions()),
  head: (page) => titled(m.login_title(), page),
  staticData: { beforeEntry: true },
  component: lazyPage(() => import('../features/login/LoginPage.tsx'), 'LoginPage'),
})
