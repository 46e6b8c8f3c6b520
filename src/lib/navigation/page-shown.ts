export let tellShown: () => void
/**
 * Once React has taken over all of the first page, part by part: what happens before must neither change what the server
 * has drawn nor lead to another page.
 */
export const pageShown = new Promise<void>((resolve) => {
  tellShown = resolve
})
