/** What browsers give as `keyCode` of a key that an input method takes. */
const takenKeyCode = 229

/**
 * Whether a key is pressed for an input method (Japanese, Chinese, Korean …), as Enter is that chooses what it offers: the page
 * leaves it alone. Safari tells of that Enter after the composition, with `isComposing` false.
 */
export const isForInputMethod = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === takenKeyCode
