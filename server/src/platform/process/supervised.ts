/** Message of a server to its supervisor. */
export type SupervisedState = 'ready' | 'cannot start'

/** Does nothing without a supervisor. */
export function reportToSupervisor(state: SupervisedState): void {
  process.send?.(state)
}

/** Calls back when the supervisor has died: no other process would end this one. */
export function onSupervisorGone(callback: () => void): void {
  if (process.channel) process.once('disconnect', callback)
}
