import { useRouter } from '@tanstack/react-router'

/**
 * The styles of all pages and dialogs. The head already has the page's critical styles, so this comes after the content
 * and does not block it.
 */
export function Stylesheet() {
  const { stylesheet } = useRouter().options.context
  return stylesheet && <link rel="stylesheet" href={stylesheet} suppressHydrationWarning />
}
