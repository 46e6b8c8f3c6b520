import type { Feature } from '../../server/core/feature.ts'
import type { Command, Commands } from '../../server/core/operations/command.ts'
import * as features from '../../server/features.ts'

const commands: Commands = Object.assign({}, ...Object.values<Feature>(features).map((feature) => feature.commands))

/** What can be typed behind `bun run vonk`, a line each. */
export function usage(): string {
  const lines = Object.entries(commands).map(
    ([name, { takes = '', summary }]) => [`${name} ${takes}`, summary] as const,
  )
  const width = Math.max(...lines.map(([typed]) => typed.length))
  const told = lines.map(([typed, summary]) => `  bun run vonk ${typed.padEnd(width)}  ${summary}`)
  return ['What whoever runs the server does by hand:', '', ...told.toSorted()].join('\n')
}

/** The one that was typed; undefined where there is none, or nothing may stand behind its name. */
export function commandTyped(name: string, args: readonly string[]): Command | undefined {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  return args.length > 0 && !command?.takes ? undefined : command
}
