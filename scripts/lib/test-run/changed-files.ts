import { run } from '../run.ts'

const lines = async (...args: string[]) => {
  const { exitCode, output } = await run(['git', ...args])
  return exitCode === 0 ? output.split('\n').filter(Boolean) : []
}

/** Files that differ from where this branch left main, new ones included, deleted ones not; none on main itself or without git. */
export async function changedFiles(): Promise<string[]> {
  const [base = 'HEAD'] = await lines('merge-base', 'main', 'HEAD')
  return [
    ...(await lines('diff', '--name-only', '--diff-filter=d', base)),
    ...(await lines('ls-files', '--others', '--exclude-standard')),
  ]
}
