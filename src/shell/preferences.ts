/** `device` follows the phone or computer. */
export type Theme = 'light' | 'dark' | 'device'

const year = 365 * 24 * 60 * 60

/** Remembers the language (product §12.4). */
export function keepLocale(locale: string): void {
  writeCookie('locale', locale, year)
}

/** The theme that the page shows; on the server, which shows none, what it is `drawn` in. */
export function shownTheme(drawn: 'light' | 'dark' | undefined): Theme {
  const shown = typeof document === 'undefined' ? drawn : document.documentElement.dataset.theme
  return shown === 'light' || shown === 'dark' ? shown : 'device'
}

/** Shows the theme at once and remembers it; `device` forgets the choice. */
export function keepTheme(theme: Theme): void {
  if (theme === 'device') {
    delete document.documentElement.dataset.theme
    writeCookie('theme', '', 0)
  } else {
    document.documentElement.dataset.theme = theme
    writeCookie('theme', theme, year)
  }
}

/** Tells the server which notices were put away in this browser, so that it draws the one that is due (product §12.6). */
export function keepDismissed(keys: readonly string[]): void {
  writeCookie('dismissed', keys.join('.'), keys.length > 0 ? year : 0)
}

function writeCookie(name: string, value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on plain http.
  document.cookie = `${name}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`
}
