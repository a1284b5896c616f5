type Rules = {
  createScriptURL?: (url: string) => string
  createHTML?: (html: string) => string | null
}
type Policy = { createScriptURL: (url: string) => unknown }
type PolicyFactory = { createPolicy: (name: string, rules: Rules) => Policy }

/** Null in browsers without Trusted Types, where the plain text does. */
function factory(): PolicyFactory | null {
  return Reflect.get(globalThis, 'trustedTypes') ?? null
}

/**
 * Makes addresses that a script or a worker may have.
 * @param name the page's `trusted-types` directive lists it
 * @param check throws for an address that is not to be used
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
  // A TrustedScriptURL goes where a string goes; the DOM types know only the string.
  return (url) => policy.createScriptURL(url) as string
}

/** Lets libraries empty an element by `innerHTML = ''`, as ECharts does when a chart is taken down, and nothing else. */
export function allowEmptying(): void {
  factory()?.createPolicy('default', { createHTML: (html) => (html === '' ? '' : null) })
}
