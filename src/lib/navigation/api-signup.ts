/** Whether an address says that a lander has just signed its member up (`?api_signup=1`). */
export const isApiSignup = (search: object): boolean => 'api_signup' in search && search.api_signup === 1
