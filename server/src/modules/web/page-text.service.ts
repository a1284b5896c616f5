import type { RouteMatch } from '@saidian/shared/lib'
import type { Logger } from '../../platform/log'
import type { Module, PageAddress, PageText, ReadPageText } from '../../platform/module'

/** A page waits this long for its text at most. */
const MAX_WAIT_MS = 100
/** With this many pending reads the next page does not wait: the database is slow. */
const MAX_PENDING = 32

type Asked = Pick<PageAddress, 'query' | 'origin'>

export type PageTexts = (match: RouteMatch | null, asked: Asked) => Promise<PageText | null>

export function pageTextsOf(modules: readonly Module[]): Map<string, ReadPageText> {
  return new Map(modules.flatMap(({ pageTexts }) => Object.entries(pageTexts ?? {})))
}

/**
 * Texts from data for routes that name a source. A slow or failing source never delays or breaks a
 * page.
 */
export function createPageTexts(
  sources: ReadonlyMap<string, ReadPageText>,
  log: Logger,
): PageTexts {
  let pending = 0

  async function read(
    source: ReadPageText,
    { route, params }: RouteMatch,
    asked: Asked,
  ): Promise<PageText | null> {
    pending += 1
    try {
      return await source({ params, ...asked })
    } catch (error) {
      log.warn({ err: error, route: route.path }, 'page text not read')
      return null
    } finally {
      pending -= 1
    }
  }

  return async (match, asked) => {
    const source = sources.get(match?.route.titleFrom ?? '')
    if (!match || !source || pending >= MAX_PENDING) return null
    let timer: NodeJS.Timeout | undefined
    const timeout = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, MAX_WAIT_MS, null)
    })
    try {
      return await Promise.race([read(source, match, asked), timeout])
    } finally {
      clearTimeout(timer)
    }
  }
}
