import {
  addPasskey,
  createPasskeyOptions,
  getPasskeys,
  loginPasskeyOptions,
  proveByPasskey,
  removePasskey,
  stepUpPasskeyOptions,
} from '@saidian/shared/contracts/accounts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RequestError } from '../../../platform/errors'
import { serve } from '../../../platform/http'
import type { Limits } from '../../../platform/limits'
import { LIMITS } from '../limits/limit.rules'
import { callerOf } from '../login/caller'
import type { Passkeys } from './passkeys.service'
import { type RelyingParty, type RelyingPartyConfig, relyingPartyOf } from './relying-party.rules'

/** The relying party of a request; throws for an invalid host. */
export function partyOf(request: FastifyRequest, config: RelyingPartyConfig): RelyingParty {
  const { host, protocol, headers } = request
  const party = relyingPartyOf({ host, protocol, origin: headers.origin }, config)
  if (!party) throw new RequestError('request.invalid')
  return party
}

type PasskeyRoutesDeps = { passkeys: Passkeys; limits: Limits; config: RelyingPartyConfig }

export function passkeyRoutes(
  app: FastifyInstance,
  { passkeys, limits, config }: PasskeyRoutesDeps,
): void {
  const json = (options: object) => ({ ...options }) as Record<string, unknown>
  serve(app, getPasskeys, ({ user }) => passkeys.list(user))
  serve(app, createPasskeyOptions, async ({ user, body, request }) =>
    json(await passkeys.registrationOptions(user, body.proof, partyOf(request, config))),
  )
  serve(app, addPasskey, ({ user, body, request }) =>
    passkeys.add(user, body, partyOf(request, config)),
  )
  serve(app, removePasskey, async ({ user, body }) => {
    await passkeys.remove(user, body)
    return null
  })
  serve(app, loginPasskeyOptions, async ({ request }) => {
    const rateLimit = { limit: LIMITS.passkeyOptions, of: callerOf(request).network }
    await limits.take([rateLimit], 'request.too_many')
    return json(await passkeys.loginOptions(partyOf(request, config)))
  })
  serve(app, stepUpPasskeyOptions, async ({ user, body, request }) =>
    json(await passkeys.stepUpOptions(user, body.act, partyOf(request, config))),
  )
  serve(app, proveByPasskey, ({ user, body, request }) =>
    passkeys.prove(user, body, partyOf(request, config)),
  )
}
