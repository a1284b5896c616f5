import type { BoardMatch, MatchEvent, OddsLine } from '@saidian/shared/contracts'
import { batchedRead, type Db } from '../../../platform/database'
import type { FootballLists, MatchPart } from '../../football'
import { coverageOf, environmentOf, lineOf, PAGE_LINES } from '../match.rules'
import { readFactsOf } from '../read/facts.repository'
import { readInjuries, readSheets } from '../read/lineup.repository'
import { readIncidentsOf, readLinesToTell, readStatisticsOf } from '../read/text.repository'
import { changedFields, isNews, newsOf, type Told } from './told.rules'

export type MatchReaderDeps = {
  db: Db
  lists: FootballLists
  readOddsLines: (db: Db, matchId: number) => Promise<OddsLine[]>
  reads: MatchReads
}

/** What changes with nearly every word of a feed: read for many matches at once. */
export type MatchReads = ReturnType<typeof createMatchReads>

export function createMatchReads(db: Db) {
  return {
    facts: batchedRead((ids) => readFactsOf(db, ids)),
    incidents: batchedRead((ids) => readIncidentsOf(db, ids)),
    statistics: batchedRead((ids) => readStatisticsOf(db, ids)),
  }
}

/** A followed match: what its followers were told, and the row they know. */
export type Followed = { matchId: number; told: Told; row: BoardMatch | undefined }

type Parts = Omit<MatchEvent, 'serverAt' | 'feed' | 'ballPositions'>

/** Parts that read otherwise once the match is over. */
const OF_STATUS: readonly MatchPart[] = ['injuries', 'odds']

/** Reads parts of a match and says what of them is news. */
export async function readNews(
  deps: MatchReaderDeps,
  followed: Followed,
  parts: ReadonlySet<MatchPart>,
): Promise<Parts> {
  const isAsked = (...wanted: MatchPart[]) => wanted.some((part) => parts.has(part))
  const ofHead = isAsked('state', 'incidents', 'facts', 'text', 'lineup', 'odds', 'columns')
  const head = ofHead ? await headNews(deps, followed) : {}
  const has = (...wanted: MatchPart[]) => {
    return (
      isAsked(...wanted) ||
      (head.match?.s !== undefined && wanted.some((part) => OF_STATUS.includes(part)))
    )
  }
  return {
    ...head,
    ...(has('incidents') && (await incidentNews(deps, followed))),
    ...(has('text') && (await textNews(deps, followed))),
    ...(has('statistic') && (await statisticNews(deps, followed))),
    ...(has('lineup') && (await lineupNews(deps, followed))),
    ...(has('injuries') && (await injuryNews(deps, followed))),
    ...(has('odds') && (await oddsNews(deps, followed))),
    ...(has('trend', 'facts') && (await factsNews(deps, followed))),
  }
}

async function headNews({ reads, lists }: MatchReaderDeps, followed: Followed): Promise<Parts> {
  const [known, facts] = await Promise.all([
    lists.match(followed.matchId),
    reads.facts(followed.matchId),
  ])
  if (!known || !facts) return {}
  const coverage = coverageOf(facts, known.match.s)
  const change = changedFields(followed.row, known.match)
  followed.row = known.match
  const isCoverageNew = isNews(followed.told, 'coverage', coverage)
  const isCorrectionNew = isNews(followed.told, 'correctedAt', facts.correctedAt)
  return {
    ...(change && { match: { ...change, version: known.match.version } }),
    ...(isCoverageNew && { coverage }),
    ...(isCorrectionNew && facts.correctedAt !== null && { correctedAt: facts.correctedAt }),
  }
}

async function incidentNews(
  { reads }: MatchReaderDeps,
  { matchId, told }: Followed,
): Promise<Parts> {
  const incidents = (await reads.incidents(matchId)) ?? []
  const news = newsOf(
    told,
    'incidents',
    incidents.map((incident) => [incident.key, incident] as const),
  )
  return news.put.length + news.gone.length > 0 ? { incidents: news } : {}
}

async function textNews({ db }: MatchReaderDeps, { matchId, told }: Followed): Promise<Parts> {
  const lines = await readLinesToTell(db, matchId, PAGE_LINES)
  const { put } = newsOf(
    told,
    'text',
    lines.map((line) => [line.key, line] as const),
    true,
  )
  const gone = put.filter(({ withdrawn }) => withdrawn).map(({ key }) => key)
  const said = put.filter(({ withdrawn }) => !withdrawn).map(lineOf)
  return put.length > 0 ? { text: { put: said, gone } } : {}
}

async function statisticNews(
  { reads }: MatchReaderDeps,
  { matchId, told }: Followed,
): Promise<Parts> {
  const statistic = (await reads.statistics(matchId)) ?? []
  const { put } = newsOf(
    told,
    'statistic',
    statistic.map((entry) => [`${entry.half} ${entry.type}`, entry] as const),
  )
  return put.length > 0 ? { statistic: put } : {}
}

async function lineupNews({ db }: MatchReaderDeps, { matchId, told }: Followed): Promise<Parts> {
  const lineup = await readSheets(db, matchId)
  return isNews(told, 'lineup', lineup) ? { lineup } : {}
}

async function injuryNews({ db }: MatchReaderDeps, { row, told }: Followed): Promise<Parts> {
  if (!row) return {}
  const injuries = await readInjuries(db, row)
  return isNews(told, 'injuries', injuries) ? { injuries } : {}
}

async function oddsNews(
  { db, readOddsLines }: MatchReaderDeps,
  { matchId, told }: Followed,
): Promise<Parts> {
  const lines = await readOddsLines(db, matchId)
  const { put } = newsOf(
    told,
    'odds',
    lines.map((line) => [`${line.type} ${line.companyId}`, line] as const),
  )
  return put.length > 0 ? { odds: put } : {}
}

async function factsNews({ reads }: MatchReaderDeps, { matchId, told }: Followed): Promise<Parts> {
  const facts = await reads.facts(matchId)
  if (!facts) return {}
  const environment = environmentOf(facts)
  const { trend, intelligence } = facts
  const isTrendNew = isNews(told, 'trend', trend)
  const isEnvironmentNew = isNews(told, 'environment', environment)
  const isIntelligenceNew = isNews(told, 'intelligence', intelligence)
  return {
    ...(isTrendNew && trend && { trend }),
    ...(isEnvironmentNew && environment && { environment }),
    ...(isIntelligenceNew && intelligence && { intelligence }),
  }
}
