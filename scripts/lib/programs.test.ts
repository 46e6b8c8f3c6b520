import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'vonk-programs-'))
afterAll(() => rmSync(folder, { recursive: true }))

const command = join(folder, 'index.ts')
await Bun.write(
  command,
  `import { runNamed } from ${JSON.stringify(join(import.meta.dir, 'programs.ts'))}
  const options = { '--small': 'in short' }
  const programs = { script: import.meta.path, folder: import.meta.dir, options }
  const one = async (name) => {
    console.log(name, 'has run')
    return name !== 'bad'
  }
  process.exit(await runNamed(programs, process.argv.slice(2), one))`,
)
for (const name of ['bad', 'good']) await Bun.write(join(folder, `${name}.ts`), '')

const ask = (...args: string[]) => run([process.execPath, command, ...args])

test.each(['--help', '-h', 'good --help'])(
  'whoever asks for help (%p) is told what there is, and nothing runs',
  async (args) => {
    const { exitCode, output } = await ask(...args.split(' '))
    expect([exitCode, output]).toEqual([
      0,
      'One or more of these, or all: bad, good\n--small   in short\n--help    says this',
    ])
  },
)

test.each(['--smal', 'good --smal', 'goood'])('nothing runs where something is not there: %p', async (args) => {
  const { exitCode, output } = await ask(...args.split(' '))
  expect(exitCode).toBe(1)
  expect(output).toStartWith(`There is no ${args.split(' ').at(-1)}.`)
  expect(output).not.toContain('has run')
})

test('without a name all run, and one that fails is a failure of all', async () => {
  expect(await ask('--small')).toEqual({ exitCode: 1, output: 'bad has run\ngood has run' })
  expect(await ask('good')).toEqual({ exitCode: 0, output: 'good has run' })
})
