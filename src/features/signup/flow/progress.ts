/** What happens after the last step (product §3.2); each is a call of its own. */
export const stages = ['check', 'create', 'matches', 'mail'] as const
export type SignupStage = (typeof stages)[number]
export type StageState = 'waiting' | 'running' | 'done'

export function stateOf(stage: SignupStage, running: SignupStage | 'done'): StageState {
  if (running === 'done') return 'done'
  const [own, current] = [stages.indexOf(stage), stages.indexOf(running)]
  return own < current ? 'done' : own === current ? 'running' : 'waiting'
}
