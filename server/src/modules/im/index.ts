import type { Module } from '../../platform/module'
import { type AddressDeps, registerAddress } from './address.routes'

/** Where the message socket is, and the ticket for it. What is said on it comes with conversations. */
export function imModule(deps: AddressDeps): Module {
  return { name: 'im', routes: (app) => registerAddress(app, deps) }
}
