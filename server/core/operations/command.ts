import type { World } from '../context.ts'

/** What there is of the world without a server; what is enqueued the running one does. */
export type CommandWorld = Pick<World, 'db' | 'now' | 'secret' | 'sites' | 'jobs'>

/** Asks the person at the terminal, with visible or hidden input. */
export interface Prompt {
  line(question: string): Promise<string>
  secret(question: string): Promise<string>
}

/** What a command has at hand. */
export interface AtServer extends Pick<World, 'db' | 'now' | 'sites'> {
  ask: Prompt
  /** Tells something that is no part of what the command says, which may go into a file. */
  note(words: string): void
  /** For a command that seals, or enqueues what the running server does. */
  withWorld<T>(work: (world: CommandWorld) => Promise<T>): Promise<T>
}

/** A command that the operator runs on the server. */
export interface Command {
  /** What it does, in a line. */
  summary: string
  /** The arguments after its name, as the help shows them; without it there may be none. */
  takes?: string
  /** Says what was done. Throws a Refusal for what cannot be, and `NotDone` for what was not understood. */
  run(here: AtServer, args: string[]): Promise<string>
}

/** By what is typed for them. */
export type Commands = Readonly<Record<string, Command>>
