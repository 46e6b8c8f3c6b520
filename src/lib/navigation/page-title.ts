interface TitledPage {
  match: { context: { settings: { name: string } } }
}

/** A route's `head`: what the page is called, then whose site it is, as tabs, history and bookmarks show it. */
export function titled(words: string, { match }: TitledPage) {
  return { meta: [{ title: `${words} · ${match.context.settings.name}` }] }
}
