/** On a phone as high as the bars, a banner and the buttons beneath leave, so that those are always in view. */
export const stackClass =
  'mx-auto max-h-128 min-h-40 w-full max-w-[22.375rem] flex-1 lg:h-[clamp(22rem,calc(100dvh-21.5rem),35rem)] ' +
  'lg:max-h-none lg:max-w-100'
