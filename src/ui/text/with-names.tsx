import type { ReactNode } from 'react'
import { Verbatim } from './Verbatim.tsx'

/** Translated words as they are drawn: each part between U+2068 and U+2069 is a name or a code, which browsers do not translate. */
export const withNames = (text: string): ReactNode =>
  text.split(/\u2068([^\u2068\u2069]*)\u2069/).map((part, n) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never change their order
    n % 2 ? <Verbatim key={n}>{part}</Verbatim> : part,
  )
