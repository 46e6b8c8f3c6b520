import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'

export interface SmallDisk {
  dir: string
  /** Uses up all the room there is. */
  fill(): Promise<void>
  free(): void
  remove(): void
}

/** A disk of its own with little room; undefined where this process may not mount one. */
export function smallDisk(dir: string, { megabytes }: { megabytes: number }): SmallDisk | undefined {
  mkdirSync(dir)
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', dir])
  if (mounted.status !== 0) return undefined
  const filler = join(dir, 'filler')
  return {
    dir,
    async fill() {
      const file = await open(filler, 'a')
      for (let size = 2 ** 20; size >= 1; ) {
        const { bytesWritten } = await file.write(Buffer.alloc(size)).catch(() => ({ bytesWritten: 0 }))
        if (bytesWritten === 0) size = Math.floor(size / 2)
      }
      await file.close()
    },
    free: () => rmSync(filler),
    remove: () => void spawnSync('umount', ['--lazy', dir]),
  }
}
