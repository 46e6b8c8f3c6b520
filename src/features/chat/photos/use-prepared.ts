import { useEffect, useState } from 'react'
import { type PreparedPhoto, preparePhoto, UnfitPhoto } from '../../photos/upload/prepare.ts'

interface Prepared {
  photo?: PreparedPhoto & { url: string }
  /** Why it cannot be sent. */
  trouble?: string
}

/** A photo as it is sent: upright, in the size that is of use, and nothing but its pixels. Undefined while it is made. */
export function usePrepared(file: File): Prepared | undefined {
  const [prepared, setPrepared] = useState<Prepared>()
  useEffect(() => {
    let isGone = false
    let url: string | undefined
    preparePhoto(file).then(
      (photo) => {
        if (isGone) return
        url = URL.createObjectURL(photo.blob)
        setPrepared({ photo: { ...photo, url } })
      },
      (error) => {
        if (!(error instanceof UnfitPhoto)) throw error
        setPrepared({ trouble: error.message })
      },
    )
    return () => {
      isGone = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [file])
  return prepared
}
