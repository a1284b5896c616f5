import type { Module } from '../../platform/module'
import { registerAddress } from './address.routes'

export type ImDeps = {
  /** Origin of the messaging host, such as `https://msg.example.com`; empty when it is the page's own. */
  messageHost: string
}

/** Where the message socket is. What is said on it comes with accounts and conversations. */
export function imModule({ messageHost }: ImDeps): Module {
  return { name: 'im', routes: (app) => registerAddress(app, messageHost) }
}
