/** A list of cards. */
export const gridClass = 'grid grid-cols-2 gap-x-3 gap-y-5 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-5 lg:gap-y-8'
