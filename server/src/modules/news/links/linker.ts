import type { Block } from '@saidian/shared/contracts/content'
import type { Mention } from '@saidian/shared/contracts/news'
import { paths } from '@saidian/shared/contracts/page'
import { createFreshCache } from '../../../platform/cache'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { ArticleContent } from '../articles/article'
import { textOfBlocks } from '../articles/blocks.rules'
import { linkBlocks } from './linked-blocks'
import { meaningOf, sportOf } from './meaning.rules'
import { createNameFinder, type FindNames } from './name-finder'
import type { Named } from './named'
import { readMatchesNear, readNames } from './names.repository'

/** New teams, leagues, players and circles are known after this time. */
const LIFE_MS = 300_000
const DAY_S = 86_400
const NEAR = { before: 4 * DAY_S, after: 7 * DAY_S, limit: 3 }
const MAX_MENTIONS = 30
/** More teams than this are a table or a list of fixtures, about no match of its own. */
const MAX_TEAMS = 6

/** Circles of fans by the id of their league or team. */
export type CirclesOf = Record<'league' | 'team', ReadonlyMap<number, number>>

export type Linked = { blocks: Block[]; mentions: Mention[]; matchIds: number[] }
/** `on`: the transaction that stores the article, which would else wait for a second connection. */
export type LinkArticle = (
  on: Db,
  content: Pick<ArticleContent, 'columnIds' | 'title' | 'blocks'>,
  publishedAt: number,
) => Promise<Linked>

export type LinkerDeps = { clock: Clock; readCircles: (on: Db) => Promise<CirclesOf> }

/**
 * Finds what an article names of the product's own data. The first mention of a league or team
 * leads to its circle, where there is one; a text that names both teams of a match near its time is
 * about that match.
 */
export function createLinker({ clock, readCircles }: LinkerDeps): LinkArticle {
  const finders = createFreshCache<FindNames>(clock, 1)
  const circles = createFreshCache<CirclesOf>(clock, 1)

  return async (on, { columnIds, title, blocks }, publishedAt) => {
    const [find, circlesOf] = await Promise.all([
      finders.get('', LIFE_MS, async () => createNameFinder(await readNames(on))),
      circles.get('', LIFE_MS, () => readCircles(on)),
    ])
    const sport = sportOf(columnIds)
    const text = `${title}\n${textOfBlocks(blocks)}`
    const teamIds = new Set(
      find(text).flatMap((found) => {
        const named = meaningOf(found, { sport, teamIds: new Set() })
        return named?.kind === 'team' ? named.id : []
      }),
    )
    const meanings = (each: string) =>
      find(each).flatMap((found) => {
        const named = meaningOf(found, { sport, teamIds })
        return named ? { ...found, named } : []
      })
    const linked = new Set<string>()
    const linksIn = (each: string) =>
      meanings(each).flatMap(({ start, end, named }) => {
        const to = pageOf(named, circlesOf)
        if (to === null || linked.has(to)) return []
        linked.add(to)
        return { start, end, to }
      })
    return {
      blocks: linkBlocks(blocks, linksIn),
      mentions: mentionsOf(meanings(text).map(({ named }) => named)),
      matchIds:
        teamIds.size > MAX_TEAMS
          ? []
          : await readMatchesNear(on, [...teamIds], { at: publishedAt, ...NEAR }),
    }
  }
}

/** The page of a name; null where there is none yet. */
function pageOf({ kind, id }: Named, circles: CirclesOf): string | null {
  const circleId = kind === 'player' ? undefined : circles[kind].get(id)
  return circleId === undefined ? null : paths.circle(circleId)
}

/** What is named, once each, in the order of the text. */
function mentionsOf(named: readonly Named[]): Mention[] {
  const mentions = new Map(
    named.map(({ kind, sport, id, name }) => [`${kind} ${id}`, { kind, sport, id, name }]),
  )
  return [...mentions.values()].slice(0, MAX_MENTIONS)
}
