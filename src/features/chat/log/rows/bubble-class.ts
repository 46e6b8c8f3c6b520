export const shapeOf = (mine: boolean) => (mine ? 'rounded-bubble-own' : 'rounded-bubble-other')

export const ownClass = 'rounded-bubble-own bg-bubble-own text-on-bubble-own'
export const otherClass = 'rounded-bubble-other bg-bubble-other text-on-bubble-other shadow-sm'
