/** Names the text that is ticked for remembering: another one for each change of its words. */
export const rememberVersion = '2026-11c'
