import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { type CountryCode, isCountryCode } from '../../db/reference/countries/codes.ts'
import { lazyPage } from '../lib/navigation/lazy-page.tsx'
import { titled } from '../lib/navigation/page-title.ts'

export const Route = createFileRoute('/pricing')({
  validateSearch: ({ country }): { country?: CountryCode } =>
    typeof country === 'string' && isCountryCode(country) ? { country } : {},
  loaderDeps: ({ search: { country } }) => ({ country: country ?? null }),
  loader: async ({ context: { queryClient, trpc, me }, deps }) => {
    await Promise.all([
      queryClient.ensureQueryData(trpc.packages.prices.queryOptions(deps)),
      me && queryClient.ensureQueryData(trpc.packages.shop.queryOptions()),
    ])
    return deps
  },
  head: (page) => titled(m.shell_footer_pricing(), page),
  component: lazyPage(() => import('../features/packages/PricingPage.tsx'), 'PricingPage'),
})
