import { expect, test } from 'bun:test'
import { generate } from './generate.ts'
import { root } from './lib/run.ts'

test('a server that starts again does not load what makes the words and the routes', async () => {
  await generate()
  const program = `
    await (await import('./scripts/generate.ts')).generate()
    console.log(Object.keys(require.cache).filter((path) => path.includes('node_modules')).length)`
  const child = Bun.spawn([process.execPath, '-e', program], { cwd: root, stdout: 'pipe' })
  expect((await new Response(child.stdout).text()).trim()).toBe('0')
})
