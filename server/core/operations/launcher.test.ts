import { expect, test } from 'bun:test'

test('who was started by npx is told to stop when the shell between them has gone', async () => {
  const program = `
    const { endWithLauncher } = await import('${import.meta.dir}/launcher.ts')
    await endWithLauncher(process.env)
    process.on('SIGTERM', () => { console.log('stopped'); process.exit(0) })
    console.log('running')
    setInterval(() => {}, 1000)`
  const between = `await Bun.spawn([process.execPath, '-e', process.argv.at(-1)], { stdout: 'inherit' }).exited`
  const env = { ...process.env, npm_command: 'run-script', npm_config_user_agent: 'npm/11.0.0 node/v20.0.0 linux x64' }
  // As npx, whose shell starts `bun start`, which starts the server.
  const words = ['sh', '-c', `'${process.execPath}' -e "$0" "$1"; :`, between, program]
  const shell = Bun.spawn(words, { env, stdout: 'pipe', stderr: 'inherit' })
  const said = shell.stdout.pipeThrough(new TextDecoderStream()).getReader()
  expect((await said.read()).value).toBe('running\n')
  shell.kill('SIGTERM')
  expect((await said.read()).value).toBe('stopped\n')
}, 20_000)
