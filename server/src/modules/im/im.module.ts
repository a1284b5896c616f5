import type { Module } from '../../platform/module'
import { type AddressDeps, registerAddress } from './address.routes'

/**
 * The address of the message socket and a ticket for it; its messages come with the conversations.
 */
export function imModule(deps: AddressDeps): Module {
  return { name: 'im', routes: (app) => registerAddress(app, deps) }
}
