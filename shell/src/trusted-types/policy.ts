type Rules = {
  createScriptURL?: (url: string) => string
  createHTML?: (html: string) => string | null
}
type Policy = { createScriptURL: (url: string) => unknown }
type PolicyFactory = { createPolicy: (name: string, rules: Rules) => Policy }

/** Null in browsers without Trusted Types. */
function factory(): PolicyFactory | null {
  return Reflect.get(globalThis, 'trustedTypes') ?? null
}

/**
 * Returns a function that makes addresses for scripts and workers.
 * @param name the page's `trusted-types` directive lists it
 * @param check throws for an address that is not allowed
 */
export function scriptUrlPolicy(
  name: string,
  check: (url: string) => void,
): (url: string) => string {
  const createScriptURL = (url: string) => {
    check(url)
    return url
  }
  const policy = factory()?.createPolicy(name, { createScriptURL }) ?? { createScriptURL }
  // The DOM accepts a TrustedScriptURL in place of a string; its types know only the string.
  return (url) => policy.createScriptURL(url) as string
}

/** Allows `innerHTML = ''`, with which ECharts empties its element, and no other text. */
export function allowEmptying(): void {
  factory()?.createPolicy('default', { createHTML: (html) => (html === '' ? '' : null) })
}
