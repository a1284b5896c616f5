import type { BoardMatch, MatchEvent } from '@saidian/shared/contracts/football'
import type { OddsLine } from '@saidian/shared/contracts/odds'
import { batchedRead, type Db } from '../../../platform/database'
import type { FootballLists, MatchPart } from '../../football'
import { coverageOf, environmentOf, lineOf, PAGE_LINES } from '../match.rules'
import { readFactsOf } from '../read/facts.repository'
import { readInjuries, readSheets } from '../read/lineup.repository'
import { readIncidentsOf, readLinesToPublish, readStatisticsOf } from '../read/text.repository'
import {
  changedFields,
  type PublishedParts,
  recordChanges,
  recordIfChanged,
} from './published.rules'

export type MatchReaderDeps = {
  db: Db
  lists: FootballLists
  readOddsLines: (db: Db, matchId: number) => Promise<OddsLine[]>
  reads: MatchReads
}

/** Parts that change with nearly every feed message: read for many matches at once. */
export type MatchReads = ReturnType<typeof createMatchReads>

export function createMatchReads(db: Db) {
  return {
    facts: batchedRead((ids) => readFactsOf(db, ids)),
    incidents: batchedRead((ids) => readIncidentsOf(db, ids)),
    statistics: batchedRead((ids) => readStatisticsOf(db, ids)),
  }
}

/** The published parts of a match, and its published row. */
export type PublishedMatch = {
  matchId: number
  published: PublishedParts
  row: BoardMatch | undefined
}

export type MatchChanges = Omit<MatchEvent, 'serverAt' | 'feed' | 'ballPositions'>

/** Parts whose content depends on whether the match is over. */
const OF_STATUS: readonly MatchPart[] = ['injuries', 'odds']

/** Reads parts of a match, returns what changed and records it in `target` as published. */
export async function readChanges(
  deps: MatchReaderDeps,
  target: PublishedMatch,
  parts: ReadonlySet<MatchPart>,
): Promise<MatchChanges> {
  const isAsked = (...wanted: MatchPart[]) => wanted.some((part) => parts.has(part))
  const ofHead = isAsked('state', 'incidents', 'facts', 'text', 'lineup', 'odds', 'columns')
  const head = ofHead ? await headChanges(deps, target) : {}
  const has = (...wanted: MatchPart[]) => {
    return (
      isAsked(...wanted) ||
      (head.match?.s !== undefined && wanted.some((part) => OF_STATUS.includes(part)))
    )
  }
  return {
    ...head,
    ...(has('incidents') && (await incidentChanges(deps, target))),
    ...(has('text') && (await textChanges(deps, target))),
    ...(has('statistic') && (await statisticChanges(deps, target))),
    ...(has('lineup') && (await lineupChanges(deps, target))),
    ...(has('injuries') && (await injuryChanges(deps, target))),
    ...(has('odds') && (await oddsChanges(deps, target))),
    ...(has('trend', 'facts') && (await factsChanges(deps, target))),
  }
}

async function headChanges(
  { reads, lists }: MatchReaderDeps,
  target: PublishedMatch,
): Promise<MatchChanges> {
  const [known, facts] = await Promise.all([
    lists.match(target.matchId),
    reads.facts(target.matchId),
  ])
  if (!known || !facts) return {}
  const coverage = coverageOf(facts, known.match.s)
  const change = changedFields(target.row, known.match)
  target.row = known.match
  const isCoverageNew = recordIfChanged(target.published, 'coverage', coverage)
  const isCorrectionNew = recordIfChanged(target.published, 'correctedAt', facts.correctedAt)
  return {
    ...(change && { match: { ...change, version: known.match.version } }),
    ...(isCoverageNew && { coverage }),
    ...(isCorrectionNew && facts.correctedAt !== null && { correctedAt: facts.correctedAt }),
  }
}

async function incidentChanges(
  { reads }: MatchReaderDeps,
  { matchId, published }: PublishedMatch,
): Promise<MatchChanges> {
  const incidents = (await reads.incidents(matchId)) ?? []
  const changes = recordChanges(
    published,
    'incidents',
    incidents.map((incident) => [incident.key, incident] as const),
  )
  return changes.put.length + changes.gone.length > 0 ? { incidents: changes } : {}
}

async function textChanges(
  { db }: MatchReaderDeps,
  { matchId, published }: PublishedMatch,
): Promise<MatchChanges> {
  const lines = await readLinesToPublish(db, matchId, PAGE_LINES)
  const { put } = recordChanges(
    published,
    'text',
    lines.map((line) => [line.key, line] as const),
    true,
  )
  const gone = put.filter(({ withdrawn }) => withdrawn).map(({ key }) => key)
  const said = put.filter(({ withdrawn }) => !withdrawn).map(lineOf)
  return put.length > 0 ? { text: { put: said, gone } } : {}
}

async function statisticChanges(
  { reads }: MatchReaderDeps,
  { matchId, published }: PublishedMatch,
): Promise<MatchChanges> {
  const statistic = (await reads.statistics(matchId)) ?? []
  const { put } = recordChanges(
    published,
    'statistic',
    statistic.map((entry) => [`${entry.half} ${entry.type}`, entry] as const),
  )
  return put.length > 0 ? { statistic: put } : {}
}

async function lineupChanges(
  { db }: MatchReaderDeps,
  { matchId, published }: PublishedMatch,
): Promise<MatchChanges> {
  const lineup = await readSheets(db, matchId)
  return recordIfChanged(published, 'lineup', lineup) ? { lineup } : {}
}

async function injuryChanges(
  { db }: MatchReaderDeps,
  { row, published }: PublishedMatch,
): Promise<MatchChanges> {
  if (!row) return {}
  const injuries = await readInjuries(db, row)
  return recordIfChanged(published, 'injuries', injuries) ? { injuries } : {}
}

async function oddsChanges(
  { db, readOddsLines }: MatchReaderDeps,
  { matchId, published }: PublishedMatch,
): Promise<MatchChanges> {
  const lines = await readOddsLines(db, matchId)
  const { put } = recordChanges(
    published,
    'odds',
    lines.map((line) => [`${line.type} ${line.companyId}`, line] as const),
  )
  return put.length > 0 ? { odds: put } : {}
}

async function factsChanges(
  { reads }: MatchReaderDeps,
  { matchId, published }: PublishedMatch,
): Promise<MatchChanges> {
  const facts = await reads.facts(matchId)
  if (!facts) return {}
  const environment = environmentOf(facts)
  const { trend, intelligence } = facts
  const isTrendNew = recordIfChanged(published, 'trend', trend)
  const isEnvironmentNew = recordIfChanged(published, 'environment', environment)
  const isIntelligenceNew = recordIfChanged(published, 'intelligence', intelligence)
  return {
    ...(isTrendNew && trend && { trend }),
    ...(isEnvironmentNew && environment && { environment }),
    ...(isIntelligenceNew && intelligence && { intelligence }),
  }
}
