import type { User } from '../../platform/http'
import type { Module } from '../../platform/module'
import { registerAddress } from './address.routes'

export type ImDeps = {
  /** Origin of the messaging host, such as `https://msg.example.com`; empty when it is the page's own. */
  messageHost: string
  /** A ticket with which one socket of this login may log in. */
  issueTicket: (user: User) => Promise<string>
}

/** Where the message socket is, and the ticket for it. What is said on it comes with conversations. */
export function imModule(deps: ImDeps): Module {
  return { name: 'im', routes: (app) => registerAddress(app, deps) }
}
