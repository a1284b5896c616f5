import { setMaxListeners } from 'node:events'
import { unlimitedTerm } from '../platform/leader'
import type { Module } from '../platform/module'

/** Starts modules like a process that leads at once. */
export async function startLeading(modules: readonly Module[], signal: AbortSignal): Promise<void> {
  // As the leader does: every part of a module ends with this one signal.
  setMaxListeners(100, signal)
  for (const module of modules) await module.start?.(signal)
  for (const module of modules) await module.lead?.(unlimitedTerm(signal))
}
