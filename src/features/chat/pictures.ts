/** All of gifts and photos that a conversation shows at first, as one file beside the page. */
export { Extras } from './composer/Extras.tsx'
export { PictureBubble } from './log/rows/PictureBubble.tsx'
