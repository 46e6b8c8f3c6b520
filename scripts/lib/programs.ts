import { Glob } from 'bun'
import { run } from './run.ts'

interface Programs {
  /** The command itself, by which each is run in a process of its own. */
  script: string
  /** Each of its files is one, but `index`. */
  folder: string
  /** What each option does, in a few words. */
  options: Record<string, string>
}

/**
 * Runs the named programs, or all: in sequence, each in its own process, so that none warms or burdens the next. For
 * help or an unknown name it prints the list and runs nothing. Returns the exit code.
 */
export async function runNamed(
  { script, folder, options }: Programs,
  args: string[],
  one: (name: string) => Promise<boolean>,
): Promise<number> {
  const names = [...new Glob('*.ts').scanSync(folder)].map((file) => file.slice(0, -3)).sort()
  const known = names.filter((name) => name !== 'index')
  const given = args.filter((arg) => arg.startsWith('-'))
  const wanted = args.filter((arg) => !arg.startsWith('-'))
  if (given.some((option) => option === '--help' || option === '-h')) {
    console.log(helpOf(known, options))
    return 0
  }
  const unknown = [...wanted.filter((name) => !known.includes(name)), ...given.filter((option) => !(option in options))]
  if (unknown.length > 0) {
    console.error(`There is no ${unknown.join(', ')}.\n\n${helpOf(known, options)}`)
    return 1
  }
  if (wanted.length === 1) return (await one(wanted[0] as string)) ? 0 : 1
  let exitCode = 0
  for (const name of wanted.length > 0 ? wanted : known) {
    const outcome = await run([process.execPath, script, name, ...given], { shown: true })
    exitCode ||= outcome.exitCode
  }
  return exitCode
}

const helpOf = (known: string[], options: Programs['options']) =>
  [
    `One or more of these, or all: ${known.join(', ')}`,
    ...Object.entries({ ...options, '--help': 'says this' }).map(([name, does]) => `${name.padEnd(9)} ${does}`),
  ].join('\n')
