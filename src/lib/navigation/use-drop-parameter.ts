import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Takes a parameter that has had its effect out of the page's address; the page and its place in the history stay. */
export function useDropParameter(name: string): () => Promise<void> {
  const router = useRouter()
  return useCallback(
    () =>
      router.navigate({
        to: '.',
        search: ({ [name]: _, ...others }: Record<string, unknown>) => others,
        hash: true,
        replace: true,
        resetScroll: false,
      }),
    [router, name],
  )
}
