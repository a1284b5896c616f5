import type { Host } from '@saidian/shared/host'
import type { TopicSocket } from '@saidian/shared/realtime'
import { safeReducer } from './safe-reducer'

/**
 * The host of each remote: the shell's services in an object of its own that nobody can change.
 * What a remote does with it carries its name, and reaches its own part of the store only.
 */
export function createRemoteHosts(host: Host): (remote: string) => Host {
  const hosts = new Map<string, Host>()
  return (remote) => {
    const known = hosts.get(remote) ?? hostOf(remote, host)
    hosts.set(remote, known)
    return known
  }
}

function hostOf(remote: string, host: Host): Host {
  const report: Host['report'] = (error, context) => host.report(error, { ...context, remote })
  return Object.freeze<Host>({
    ...host,
    config: frozen(host.config),
    versions: frozen(host.versions),
    live: socketOf(host, 'live'),
    im: socketOf(host, 'im'),
    injectReducer: injectorOf(remote, host, report),
    report,
  })
}

function injectorOf(remote: string, host: Host, report: Host['report']): Host['injectReducer'] {
  const prefix = `${remote.replace(/^mf_/, '')}/`
  const safe = new WeakMap<object, Parameters<Host['injectReducer']>[1]>()
  return (key, reducer) => {
    if (!key.startsWith(prefix))
      throw new Error(`${remote} may add state below "${prefix}", not "${key}"`)
    // Adding the same reducer twice is once, so it needs the same wrapper.
    const known =
      safe.get(reducer) ?? safeReducer(reducer, (error) => report(error, { kind: 'reducer' }))
    safe.set(reducer, known)
    host.injectReducer(key, known)
  }
}

function socketOf(host: Host, name: 'live' | 'im'): TopicSocket {
  return Object.freeze<TopicSocket>({
    subscribe: (...given) => host[name].subscribe(...given),
    state: () => host[name].state(),
    onState: (...given) => host[name].onState(...given),
  })
}

/** A copy that cannot be changed, at any depth. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  const copy = Array.isArray(value)
    ? value.map(frozen)
    : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, frozen(part)]))
  return Object.freeze(copy) as T
}
