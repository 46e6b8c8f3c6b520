/** Of the words that a mandate is given by (`directdebit_mandate_*`): another one whenever they say something else. */
export const textVersion = 'sdd-2'
