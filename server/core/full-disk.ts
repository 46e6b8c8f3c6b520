const passing = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE'])

/** Whether a file was not written for want of room, of files or of leave: the operator can mend it, and the file is not to blame. */
export const isFullDisk = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && passing.has(String(error.code))

/** As the system says it. */
export const fullDisk = (): Error => Object.assign(new Error('no room on the disk'), { code: 'ENOSPC' })
