/** How the lists of conversations and of what was found in them go on, beside what is open. */
export const loadMoreLook = {
  byItself: true,
  variant: 'plain',
  size: 'md',
  className: 'justify-items-center px-gutter py-4',
} as const
