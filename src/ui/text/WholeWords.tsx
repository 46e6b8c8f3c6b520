import { Fragment } from 'react'

/**
 * Words that hold a number or an address with signs in it: each stays in one line where one is long enough, and else breaks
 * behind a sign before it breaks anywhere.
 */
export const WholeWords = ({ text }: { text: string }) =>
  text.split(/(\s+)/).map((part, n) =>
    !/[@-]/.test(part) ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never change their order
      <span key={n} className="inline-block max-w-full wrap-anywhere">
        {piecesOf(part).map((piece, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Fragment key={at}>
            {at > 0 && <wbr />}
            {piece}
          </Fragment>
        ))}
      </span>
    ),
  )

/** Each with the sign that ends it. No lookbehind: some phones' browsers lack it. */
const piecesOf = (word: string) => word.match(/[^@.]+[@.]?|[@.]/g) ?? []
