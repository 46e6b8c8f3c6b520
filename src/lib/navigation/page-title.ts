interface TitledPage {
  match: { context: { settings: { name: string } } }
}

/** A route's `head`: what the page is called, then whose site it is, as tabs, history and bookmarks show it. */
export function titled(words: string, { match }: TitledPage) {
  return { meta: [{ title: `${words} · ${match.context.settings.name}` }] }
}

/** The same for a page that shows members, which search engines may neither show nor keep; the server tells so in a header, too. */
export function titledForPeople(words: string, page: TitledPage) {
  const { meta } = titled(words, page)
  return { meta: [...meta, { name: 'robots', content: 'noindex, noarchive' }] }
}
