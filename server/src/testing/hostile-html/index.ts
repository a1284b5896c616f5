import { HOSTILE_ADDRESSES } from './addresses'
import { HOSTILE_ELEMENTS } from './elements'
import { HOSTILE_HANDLERS } from './handlers'
import { HOSTILE_MUTATIONS } from './mutations'
import { HOSTILE_STYLES } from './styles'
import { HOSTILE_TEXTS } from './texts'

/**
 * Texts that run `alert(…)` where a page reads them as HTML without care. Each shows a way that the
 * published collections of OWASP, PortSwigger and DOMPurify describe, in wording of our own.
 */
export const HOSTILE_HTML: readonly string[] = [
  ...HOSTILE_ELEMENTS,
  ...HOSTILE_HANDLERS,
  ...HOSTILE_ADDRESSES,
  ...HOSTILE_STYLES,
  ...HOSTILE_MUTATIONS,
  ...HOSTILE_TEXTS,
]
