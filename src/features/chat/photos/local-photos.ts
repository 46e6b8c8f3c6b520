import { createAtom } from '@tanstack/react-store'

/** A photo that this page sends, or has sent. */
export interface LocalPhoto {
  /** An address of this page's: what is seen until the server's file has come. */
  url: string
  /** How much of it has left, from 0 to 1. */
  sent: number
}

/** By client id. */
export const localPhotos = createAtom<Readonly<Record<string, LocalPhoto>>>({})
