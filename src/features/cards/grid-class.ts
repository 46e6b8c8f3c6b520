/** A list of cards, as many in a row as there are to be at most, and fewer where large letters leave no room for a name. */
export const gridClass =
  'grid grid-cols-[repeat(auto-fill,minmax(max(8rem,100%/(var(--most)+0.6)),1fr))] gap-x-3 gap-y-5 [--most:2] ' +
  'md:[--most:3] lg:gap-x-5 lg:gap-y-8 lg:[--most:4]'
