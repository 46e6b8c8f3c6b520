import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmdirSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openHome } from './server.ts'

export interface SmallDisk extends AsyncDisposable {
  /** A data directory for servers that takes the whole disk. */
  home: string
  /** Uses up all the room there is. */
  fill(): Promise<void>
  free(): void
}

/** A disk of its own with little room; undefined where this process may not mount one. It goes when disposed of. */
export function smallDisk({ megabytes }: { megabytes: number }): SmallDisk | undefined {
  const dir = mkdtempSync(join(tmpdir(), 'vonk-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', dir])
  if (mounted.status !== 0) return undefined
  const home = openHome(dir)
  const filler = join(dir, 'filler')
  return {
    home: home.path,
    async fill() {
      const file = await open(filler, 'a')
      for (let size = 2 ** 20; size >= 1; ) {
        const { bytesWritten } = await file.write(Buffer.alloc(size)).catch(() => ({ bytesWritten: 0 }))
        if (bytesWritten === 0) size = Math.floor(size / 2)
      }
      await file.close()
    },
    free: () => rmSync(filler),
    async [Symbol.asyncDispose]() {
      await home[Symbol.asyncDispose]()
      spawnSync('umount', [dir])
      rmdirSync(dir)
    },
  }
}
