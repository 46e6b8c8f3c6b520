import { fingerprintOf } from './fingerprint.ts'
import type { Reading } from './received.ts'
import type { Unfitness } from './unfit.ts'
import { makeMessageVariants, makeVariants } from './variants.ts'

/** What is done with pictures, of their bytes, in a process of its own (`process.ts`). */
export const works = {
  makeMemberPhoto: makeVariants,
  makeMessagePhoto: makeMessageVariants,
  fingerprint: fingerprintOf,
} satisfies Record<string, (picture: Uint8Array) => Promise<unknown>>

export type WorkName = keyof typeof works
export type PictureResult<Name extends WorkName> = Awaited<ReturnType<(typeof works)[Name]>>

export interface PictureRequest {
  work: WorkName
  picture: Uint8Array
  /** Of what has just come from somebody. */
  reading?: Reading | undefined
}

/** `unfit` says why a picture is not taken; `error` is a fault of ours. */
export type PictureResponse = { result: unknown } | { unfit: Unfitness; detail: string | undefined } | { error: string }
