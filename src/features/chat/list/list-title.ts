/** The heading over the conversations: it has the focus when the one that had it is deleted. */
export const listTitleId = 'conversations-title'
