import { useRouteContext } from '@tanstack/react-router'

/** Writes a number with one decimal, in the page’s language. */
export function useLocaleNumber(): (value: number) => string {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale })
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (value) => format.format(value)
}
