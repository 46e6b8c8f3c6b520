export const logClass = 'min-h-0 flex-1 px-gutter lg:px-8'

export const columnClass = 'mx-auto w-full max-w-190'
