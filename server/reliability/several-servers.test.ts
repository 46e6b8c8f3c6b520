import { expect, setDefaultTimeout, test } from 'bun:test'
import { type RunningServer, startServer } from './testing/servers/server.ts'
import { serverHome } from './testing/servers/server-home.ts'

const home = serverHome()
setDefaultTimeout(120_000)

const readiness = async ({ url }: RunningServer) => (await fetch(`${url}/readyz`)).text()
const warning = '2 servers use this database without REDIS_URL'

test('two servers that cannot hear one another both say so, whichever came first, until one is gone', async () => {
  const first = await startServer(home)
  expect(await readiness(first)).toBe('ready')
  const second = await startServer(home)
  for (const server of [first, second]) {
    expect(await readiness(server)).toContain(warning)
    while (!server.said().includes(warning)) await Bun.sleep(20)
  }
  await second.end('SIGTERM')
  expect(await readiness(first)).toBe('ready')
  expect(first.said().split(warning)).toHaveLength(2)
})
