import { homeTarget, isOwnAddress } from '@saidian/shared/contracts/page'
import type { CheckFault, RemoteMeta } from '@saidian/shared/contracts/registry'
import { createRouteMatcher } from '@saidian/shared/lib'
import { routePlace } from './places'

/** Every redirect ends at a page of the product. */
export function checkRedirects(meta: RemoteMeta, others: readonly RemoteMeta[]): CheckFault[] {
  const match = createRouteMatcher([meta, ...others])
  return meta.routes.flatMap(({ path, redirect }, index) => {
    if (redirect === undefined || !isOwnAddress(redirect)) return []
    const place = routePlace(index, 'redirect')
    const steps = follow(redirect, path, match)
    const shown = [path, ...steps.passed].join(' → ')
    if (steps.end === 'page') return []
    if (steps.end === 'loop')
      return [
        {
          rule: 'redirect-loop',
          place,
          message: `the redirect never ends: ${shown}`,
          remedy: 'let one of these routes show a page instead',
        },
      ]
    return [
      {
        rule: 'redirect-target',
        place,
        message: `the redirect ends where no page is: ${shown}`,
        remedy: 'write the path of a page that remote.json of a remote describes',
      },
    ]
  })
}

type Steps = { passed: string[]; end: 'page' | 'nowhere' | 'loop' }

function follow(target: string, from: string, match: ReturnType<typeof createRouteMatcher>): Steps {
  const passed: string[] = []
  const routes = new Set([from])
  let address = target
  for (;;) {
    passed.push(address)
    const path = address.replace(/[?#].*$/s, '')
    const found = match(path === '/' ? homeTarget((home) => match(home) !== null) : path)?.route
    if (!found) return { passed, end: 'nowhere' }
    if (routes.has(found.path)) return { passed, end: 'loop' }
    if (found.redirect === undefined) return { passed, end: 'page' }
    routes.add(found.path)
    address = found.redirect
  }
}
