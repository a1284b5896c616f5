import type { GuardName } from '@saidian/shared/contracts'
import { isOwnAddress, paths } from '@saidian/shared/contracts'

/** Query parameter of the login page: where to go afterwards. */
export const RETURN_PARAM = 'back'

export type GuardVerdict =
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

const PASS: GuardVerdict = { kind: 'pass' }

const needsLogin = ({ isLoggedIn, here }: Visit): GuardVerdict =>
  isLoggedIn
    ? PASS
    : { kind: 'redirect', to: `${paths.login()}?${RETURN_PARAM}=${encodeURIComponent(here)}` }

const GUARD_RULES: Record<GuardName, (visit: Visit) => GuardVerdict> = {
  authenticated: needsLogin,
  'user-agent': needsLogin,
  'not-authenticated': ({ isLoggedIn, back }) =>
    isLoggedIn
      ? { kind: 'redirect', to: back !== null && isOwnAddress(back) ? back : paths.home() }
      : PASS,
}

/** What a route's guard says to this visit (product-spec 5). */
export function judge(guard: string | undefined, visit: Visit): GuardVerdict {
  if (guard === undefined) return PASS
  if (!Object.hasOwn(GUARD_RULES, guard)) return { kind: 'unknown', name: guard }
  return GUARD_RULES[guard as GuardName](visit)
}
