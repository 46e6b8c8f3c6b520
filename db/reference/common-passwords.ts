const refused = 10_000

/** Shorter ones are refused for their length, also beside somebody's own name: they would only take up places. */
const leastLength = 6

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const guesses = dictionary['passwords-common'].filter(({ length }) => length >= leastLength)
  return new Set([...guesses.slice(0, refused), ...ofOtherLanguages()])
}

/** The list is English: the first words that people of our languages think of, alone and with what they add. */
const firstWords = [
  ...['wachtwoord', 'welkom', 'geheim', 'ikhouvanjou', 'passwort', 'geheim', 'willkommen', 'ichliebedich'],
  ...['contrasena', 'contraseña', 'bienvenido', 'tequiero', 'motdepasse', 'bonjour', 'jetaime', 'doudou'],
  ...['benvenuto', 'tiamo', 'amoremio', 'hasło', 'haslo', 'kochamcie', 'witaj', 'zaq12wsx'],
]
const additions = ['', '0', '1', '01', '2', '11', '12', '123', '1234', '12345', '123456', '!', '1!', '01!', '123!']

const ofOtherLanguages = () => firstWords.flatMap((word) => additions.map((addition) => word + addition))

let loaded: ReturnType<typeof load> | undefined

/** The 10,000 commonest passwords that are long enough to be guessed and the commonest of our languages, in lower case. Read when first asked for: the list weighs 380 kB. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= load()
  return loaded
}
