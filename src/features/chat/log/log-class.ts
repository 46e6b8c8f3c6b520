export const logClass = 'min-h-0 flex-1 px-gutter lg:px-8'

/** Lines are not longer on wide screens. */
export const columnClass = 'mx-auto w-full max-w-190'
