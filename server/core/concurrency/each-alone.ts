/** Does something with each of them, one after the other, whatever becomes of the others; throws the first error at the end. */
export async function eachAlone<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const errors: unknown[] = []
  for (const item of items) await work(item).catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw errors[0]
}
