import { isOwnAddress, paths } from '../contracts/page'
import type { GuardName } from '../contracts/registry'

type GuardOutcome =
  | { kind: 'pass' }
  | { kind: 'redirect'; to: string }
  | { kind: 'unknown'; name: string }

type Visit = {
  isLoggedIn: boolean
  /** Path with query and hash. */
  here: string
  /** `back` of the query, if there is one. */
  back: string | null
}

const PASS: GuardOutcome = { kind: 'pass' }

const needsLogin = ({ isLoggedIn, here }: Visit): GuardOutcome =>
  isLoggedIn ? PASS : { kind: 'redirect', to: paths.login(here) }

const GUARD_RULES: Record<GuardName, (visit: Visit) => GuardOutcome> = {
  authenticated: needsLogin,
  'user-agent': needsLogin,
  'not-authenticated': ({ isLoggedIn, back }) =>
    isLoggedIn
      ? { kind: 'redirect', to: back !== null && isOwnAddress(back) ? back : paths.home() }
      : PASS,
}

/**
 * Outcome of a guard of `remote.json` for this visit (product-spec 5): of a page, of what a remote
 * contributes, in the shell and in a remote that runs alone.
 */
export function evaluateGuard(guard: string | undefined, visit: Visit): GuardOutcome {
  if (guard === undefined) return PASS
  if (!Object.hasOwn(GUARD_RULES, guard)) return { kind: 'unknown', name: guard }
  return GUARD_RULES[guard as GuardName](visit)
}
