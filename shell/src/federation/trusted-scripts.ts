import type { VouchedFiles } from './vouched-files'

/** Name of the policy; the page's `trusted-types` directive lists it. */
export const POLICY_NAME = 'saidian-federation'

type ScriptUrlPolicy = { createScriptURL: (url: string) => unknown }
type PolicyFactory = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => ScriptUrlPolicy
}

/** Makes addresses a script may have: only files that are vouched for. Browsers without Trusted Types get the plain text. */
export function scriptUrlMaker(files: VouchedFiles): (url: string) => string {
  const createScriptURL = (url: string) => {
    files.digestOf(url)
    return url
  }
  const factory: PolicyFactory | undefined = Reflect.get(globalThis, 'trustedTypes')
  const policy = factory?.createPolicy(POLICY_NAME, { createScriptURL }) ?? { createScriptURL }
  // A TrustedScriptURL goes where a string goes; the DOM types know only the string.
  return (url) => policy.createScriptURL(url) as string
}
