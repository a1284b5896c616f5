import type { RouteMatch } from '@saidian/shared/lib'
import type { Logger } from '../../platform/log'
import type { Module, PageTitle, ReadTitle } from '../../platform/module'

/** A page waits this long for its title at most. */
const MAX_WAIT_MS = 100
/** With this many pending titles the next page does not wait: the database is slow. */
const MAX_PENDING = 32

export type PageTitles = (match: RouteMatch | null) => Promise<PageTitle | null>

export function titlesOf(modules: readonly Module[]): Map<string, ReadTitle> {
  return new Map(modules.flatMap(({ titles }) => Object.entries(titles ?? {})))
}

/**
 * Titles from data for routes that name a source. A slow or failing source never delays or breaks a
 * page.
 */
export function createPageTitles(sources: ReadonlyMap<string, ReadTitle>, log: Logger): PageTitles {
  let pending = 0

  async function read(source: ReadTitle, match: RouteMatch): Promise<PageTitle | null> {
    pending += 1
    try {
      return await source(match.params)
    } catch (error) {
      log.warn({ err: error, route: match.route.path }, 'page title not read')
      return null
    } finally {
      pending -= 1
    }
  }

  return async (match) => {
    const source = sources.get(match?.route.titleFrom ?? '')
    if (!match || !source || pending >= MAX_PENDING) return null
    let timer: NodeJS.Timeout | undefined
    const timeout = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, MAX_WAIT_MS, null)
    })
    try {
      return await Promise.race([read(source, match), timeout])
    } finally {
      clearTimeout(timer)
    }
  }
}
