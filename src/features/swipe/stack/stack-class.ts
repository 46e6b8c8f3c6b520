/** As high as fits between the bars of a phone, with the buttons beneath. */
export const stackClass =
  'mx-auto h-[clamp(20rem,calc(100dvh-20rem),32rem)] w-full max-w-[22.375rem] lg:h-[clamp(22rem,calc(100dvh-21.5rem),35rem)] lg:max-w-100'
