/** Where a page says that its script has not arrived: a form that was sent without it comes back to this place. */
export const scriptLostId = 'script-lost'
