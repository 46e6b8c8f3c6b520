import { expect, setDefaultTimeout, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'

setDefaultTimeout(60_000)

/** A test process of its own: starts its server, tells where, and does what it is asked to do then. */
async function testProcess(then: 'hang' | 'stop') {
  const code = `
    const { throwawayServer } = await import('./throwaway-server.ts')
    const server = await throwawayServer()
    const [row] = await server.admin\`select current_setting('data_directory') as dir\`
    console.log(row.dir)
    await (${then === 'hang'} ? new Promise(() => setInterval(() => {}, 1000)) : server.stop())`
  const child = Bun.spawn([process.execPath, '-e', code], { cwd: import.meta.dir, stdout: 'pipe', stderr: 'inherit' })
  const { value } = await child.stdout.getReader().read()
  return { child, folder: dirname(new TextDecoder().decode(value).trim()) }
}

test('a test process takes its server with it', async () => {
  const { child, folder } = await testProcess('stop')
  await child.exited
  expect(existsSync(folder)).toBe(false)
})

test('what a killed test process leaves is cleared away by the next one, and not before', async () => {
  const killed = await testProcess('hang')
  const alive = await testProcess('hang')
  expect(existsSync(killed.folder)).toBe(true)
  killed.child.kill('SIGKILL')
  await killed.child.exited

  const next = await testProcess('stop')
  await next.child.exited
  expect(existsSync(killed.folder)).toBe(false)
  expect(existsSync(alive.folder)).toBe(true)
  alive.child.kill('SIGKILL')
  await alive.child.exited
  await (await testProcess('stop')).child.exited
  expect(existsSync(alive.folder)).toBe(false)
})
