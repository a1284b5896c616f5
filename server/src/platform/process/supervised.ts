/** Message of a server to its supervisor. */
export type SupervisedState = 'ready' | 'cannot start' | 'alive'

/** The supervisor sets it for its server: the time between two reports that it is alive. */
export const HEARTBEAT_VARIABLE = 'SUPERVISOR_HEARTBEAT_MS'

/** Null without a supervisor. */
export function heartbeatMsOfSupervisor(): number | null {
  return process.channel ? Number(process.env[HEARTBEAT_VARIABLE]) || null : null
}

/** Does nothing without a supervisor. */
export function reportToSupervisor(state: SupervisedState): void {
  // A supervisor that died meanwhile is no error here: see `onSupervisorGone`.
  if (process.connected) process.send?.(state, undefined, undefined, () => undefined)
}

/** Calls back when the supervisor has died: no other process would end this one. */
export function onSupervisorGone(callback: () => void): void {
  if (process.channel) process.once('disconnect', callback)
}
