import { type RefCallback, useCallback, useState } from 'react'

/**
 * Notices that an image did not load, also when that happened before the page came alive. A new address gets a new
 * chance.
 */
export function useImageFailure(src: string | null | undefined) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const fail = useCallback(() => setFailedSrc(src ?? null), [src])
  const ref: RefCallback<HTMLImageElement> = useCallback(
    (image) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc) fail()
    },
    [fail],
  )
  return { failed: Boolean(src) && failedSrc === src, imageProps: { ref, src: src ?? undefined, onError: fail } }
}
