import { SUPPORTED_CONTRACTS } from '../contracts/registry'
import type { RemoteModule } from './remote-module'

/**
 * Checks what a remote exports before anything of it is used. Throws with the remote's name and
 * what is wrong.
 */
export function checkRemoteModule(value: unknown): RemoteModule {
  if (typeof value !== 'object' || value === null)
    throw new Error('remote module: the default export is not an object')
  const module = value as Record<string, unknown>
  const name = typeof module.name === 'string' ? module.name : '(no name)'
  const fault = faultOf(module)
  if (fault) throw new Error(`remote module ${name}: ${fault}`)
  return value as RemoteModule
}

function faultOf(module: Record<string, unknown>): string | null {
  if (typeof module.name !== 'string' || !/^mf_[a-z_]+$/.test(module.name))
    return '"name" is not a remote name such as mf_live'
  if (typeof module.contract !== 'number') return '"contract" is not a number'
  if (!SUPPORTED_CONTRACTS.some((version) => version === module.contract)) {
    const supported = SUPPORTED_CONTRACTS.join(', ')
    return `contract ${module.contract} is not supported (supported: ${supported})`
  }
  if (typeof module.routes !== 'function') return '"routes" is not a function'
  if (module.setup !== undefined && typeof module.setup !== 'function')
    return '"setup" is not a function'
  return widgetFault(module.widgets)
}

function widgetFault(widgets: unknown): string | null {
  if (widgets === undefined) return null
  if (typeof widgets !== 'object' || widgets === null) return '"widgets" is not an object'
  const [wrong] = Object.entries(widgets).filter(
    ([, ofPlace]) =>
      typeof ofPlace !== 'object' ||
      ofPlace === null ||
      !Object.values(ofPlace).every((load) => typeof load === 'function'),
  )
  return wrong ? `the widgets of "${wrong[0]}" are not functions that load them` : null
}
