import { readSync, writevSync } from 'node:fs'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fullDisk } from '../full-disk.ts'

/** A file without a name: nobody else finds it, and it goes with the last process that holds it, however that ends. */
export async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `vonk-${crypto.randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return file
}

/** Writes these one behind the other, at the beginning. */
export async function writeAll(file: FileHandle, bytes: Uint8Array[]): Promise<void> {
  if (bytes.length > 0) checkAll((await file.writev(bytes, 0)).bytesWritten, lengthOf(bytes))
}

/** So many bytes from the beginning. */
export async function readAll(file: FileHandle, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length)
  if (length > 0) checkAll((await file.read(bytes, 0, length, 0)).bytesRead, length)
  return bytes
}

/** As `writeAll`, for a process that does nothing else meanwhile. */
export function writeAllSync(fd: number, bytes: Uint8Array[]): void {
  if (bytes.length > 0) checkAll(writevSync(fd, bytes, 0), lengthOf(bytes))
}

/** As `readAll`, for a process that does nothing else meanwhile. */
export function readAllSync(fd: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  if (length > 0) checkAll(readSync(fd, bytes, 0, length, 0), length)
  return bytes
}

export const lengthOf = (bytes: Uint8Array[]): number => bytes.reduce((sum, { byteLength }) => sum + byteLength, 0)

/** Only a part of it is written where the disk has no room for all. */
function checkAll(done: number, length: number): void {
  if (done < length) throw fullDisk()
}
