const refused = 10_000

/** Shorter ones are refused for their length, also beside somebody's own name: they would only take up places. */
const leastLength = 6

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const guesses = dictionary['passwords-common'].filter(({ length }) => length >= leastLength)
  return new Set(guesses.slice(0, refused))
}

let loaded: ReturnType<typeof load> | undefined

/** The 10,000 commonest passwords that are long enough to be guessed, in lower case. Read when first asked for: the list weighs 380 kB. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= load()
  return loaded
}
