/** What a server says to the process that supervises it. */
export type SupervisedState = 'ready' | 'cannot start'

/** Without a supervisor this does nothing. */
export function reportToSupervisor(state: SupervisedState): void {
  process.send?.(state)
}

/** Calls back when the supervisor has died: nobody else would end this process. */
export function onSupervisorGone(callback: () => void): void {
  if (process.channel) process.once('disconnect', callback)
}
