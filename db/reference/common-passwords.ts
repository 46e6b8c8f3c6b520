const refused = 10_000

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].slice(0, refused))
}

let loaded: ReturnType<typeof load> | undefined

/** The 10,000 commonest passwords, in lower case. Read when first asked for: the list weighs 380 kB. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= load()
  return loaded
}
