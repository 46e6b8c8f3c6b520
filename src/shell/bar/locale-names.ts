const names: Record<string, string> = {
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
}

/** What a language calls itself. Written down, because server and browser need not know the same names. */
export const nameOfLocale = (locale: string): string => names[locale] ?? locale.toUpperCase()
