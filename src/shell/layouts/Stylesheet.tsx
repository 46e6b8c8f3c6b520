import { useRouter } from '@tanstack/react-router'

/**
 * The styles of all pages and dialogs. What a page needs when it comes is in its head already, so this stands behind its
 * content, where it holds up nothing of it.
 */
export function Stylesheet() {
  const { stylesheet } = useRouter().options.context
  return stylesheet && <link rel="stylesheet" href={stylesheet} suppressHydrationWarning />
}
