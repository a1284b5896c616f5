import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { Term } from '../../../platform/leader'
import type { Logger } from '../../../platform/log'
import type { Module } from '../../../platform/module'
import { basketball } from '../../basketball'
import { football } from '../../football'
import type { Articles } from '../articles/store.service'
import type { ArticlePictures } from '../pictures/article-pictures'
import { type DueMatch, type DueSport, readDue } from './work/due.repository'
import { dueBasketball, dueFootball } from './work/due-sports'
import { type DueTable, readDueTables, type TabledSport } from './work/due-tables.repository'
import { createPublish } from './work/publish.service'
import { createReadiness } from './work/readiness'
import {
  createBasketballWriter,
  createFootballWriter,
  createWriteMatch,
} from './work/write-match.service'
import { createWriteTable } from './work/write-table.service'
import { forgetOld } from './work/written.repository'

const POLL_MS = 5_000
/** The first lists are published before the first article is written. */
const DELAY_MS = 3_000
/** Between two articles, so that a server that starts serves its readers meanwhile. */
const PAUSE_MS = 15

export type NewsWriterDeps = {
  db: Db
  clock: Clock
  log: Logger
  articles: Articles
  articlePictures: Pick<ArticlePictures, 'add'>
  /** Sources of the feeds that this process runs; null for a sport without one. */
  sources: { football: string | null; basketball: string | null }
  pollMs?: number
  delayMs?: number
}

/** Writes articles from the matches of the running feeds, while this process leads. */
export function newsWriterModule(deps: NewsWriterDeps): Module {
  return {
    name: 'newsWriter',
    async lead(term) {
      const writers = writersOf(deps)
      if (writers.length > 0) void run(deps, writers, term)
    },
  }
}

/** What writes about the matches of one feed. */
type Writer = {
  source: string
  sport: DueSport & TabledSport
  writeMatch: (due: DueMatch) => Promise<void>
  writeTable: (due: DueTable) => Promise<void>
}

function writersOf(deps: NewsWriterDeps): Writer[] {
  const { db, sources } = deps
  const publish = createPublish(deps)
  const writers: Writer[] = []
  if (sources.football !== null) {
    const given = { ...deps, source: sources.football, publish }
    writers.push({
      source: sources.football,
      sport: dueFootball,
      writeMatch: createWriteMatch({ ...given, write: createFootballWriter(given) }),
      writeTable: createWriteTable({
        db,
        publish,
        source: given.source,
        sport: football,
        isByRound: true,
      }),
    })
  }
  if (sources.basketball !== null) {
    const given = { ...deps, source: sources.basketball, publish }
    writers.push({
      source: sources.basketball,
      sport: dueBasketball,
      writeMatch: createWriteMatch({ ...given, write: createBasketballWriter(given) }),
      writeTable: createWriteTable({
        db,
        publish,
        source: given.source,
        sport: basketball,
        isByRound: false,
      }),
    })
  }
  return writers
}

async function run(deps: NewsWriterDeps, writers: Writer[], term: Term): Promise<void> {
  const { db, clock, log, pollMs = POLL_MS, delayMs = DELAY_MS } = deps
  const { signal, isHeld } = term
  const readiness = createReadiness()
  const pause = (ms: number) => wait(ms, undefined, { signal }).catch(() => undefined)
  const warn = (error: unknown, about: object) => {
    if (!signal.aborted) log.warn({ err: error, ...about }, 'an article could not be written')
  }

  async function writeMatches({ source, sport, writeMatch }: Writer): Promise<void> {
    const due = await readDue(db, sport, { source, nowMs: clock.now() })
    const ready = due.filter((match) => readiness.isReady(match, clock.now()))
    for (const match of ready) {
      if (signal.aborted || !isHeld()) return
      try {
        await writeMatch(match)
        readiness.forget(match)
      } catch (error) {
        readiness.fail(match, clock.now())
        warn(error, { matchId: match.matchId })
      }
      await pause(PAUSE_MS)
    }
  }

  async function writeTables({ source, sport, writeTable }: Writer): Promise<void> {
    const due = await readDueTables(db, sport, { source, nowMs: clock.now() })
    for (const table of due) {
      if (signal.aborted || !isHeld()) return
      await writeTable(table)
      await pause(PAUSE_MS)
    }
  }

  await pause(delayMs)
  await forgetOld(db, clock.now()).catch((error) => warn(error, {}))
  while (!signal.aborted) {
    for (const writer of writers) {
      try {
        if (isHeld()) await writeMatches(writer)
        if (isHeld()) await writeTables(writer)
      } catch (error) {
        warn(error, { source: writer.source })
      }
    }
    await pause(pollMs)
  }
}
