/** The whole screen on smartphones, a card in the middle where there is more room. */
export const signupCardClass =
  'flex w-full flex-1 flex-col md:mx-auto md:my-10 md:w-[min(30rem,100%)] md:flex-none md:overflow-clip md:rounded-xl ' +
  'md:rounded-bl-sm md:border md:border-line md:bg-canvas md:shadow-lg'
