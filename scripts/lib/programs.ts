import { Glob } from 'bun'
import { run } from './run.ts'

/** Without a name each after the other, in a process of its own, so that none warms or burdens the next. */
export async function runNamed(
  { script, folder }: { script: string; folder: string },
  args: string[],
  one: (name: string) => Promise<boolean>,
): Promise<number> {
  const names = [...new Glob('*.ts').scanSync(folder)].map((file) => file.slice(0, -3)).sort()
  const known = names.filter((name) => name !== 'index')
  const wanted = args.filter((arg) => !arg.startsWith('-'))
  const unknown = wanted.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    console.error(`There is no ${unknown.join(', ')}. Which one? ${known.join(', ')}`)
    return 1
  }
  if (wanted.length === 1) return (await one(wanted[0] as string)) ? 0 : 1
  const options = args.filter((arg) => arg.startsWith('-'))
  let exitCode = 0
  for (const name of wanted.length > 0 ? wanted : known) {
    const outcome = await run([process.execPath, script, name, ...options], { shown: true })
    exitCode ||= outcome.exitCode
  }
  return exitCode
}
