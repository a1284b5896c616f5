import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FeedTeam } from '../feed'
import {
  countIn,
  type Desk,
  emptyReport,
  type FileReport,
  fileReport,
  type ImportReport,
  importSeason,
  leagueOf,
  reject,
  type ToldMatch,
  type ToldState,
} from '../imports'
import {
  type ClubBook,
  createClubBook,
  instantIn,
  roundZh,
  spellingsBeside,
  USUAL_TIME,
} from '../openfootball'
import { readFootballTxt, type TxtFile, type TxtMatch } from './football-txt.rules'

const LEAGUES: Record<string, string> = { cl: 'uefa.cl', el: 'uefa.el', conf: 'uefa.conf' }
/** The files write Central European time. */
const ZONE = 'Europe/Berlin'
const AREA = 'uef'
const DAY_SECONDS = 86_400

/**
 * Imports `<season>/cl.txt`, `el.txt` and `conf.txt` of openfootball's champions-league. Matches of the Champions League
 * join those of other imports. Throws when `dir` has no such file.
 */
export async function importUefa(dir: string, desk: Desk): Promise<ImportReport> {
  const clubs = createClubBook(spellingsBeside(dir))
  const report = emptyReport()
  const teamKeys = new Set<string>()
  for (const { file, season, code } of txtFiles(dir)) {
    const league = leagueOf(LEAGUES[code] ?? '')
    if (!league) {
      report.rejectedFiles.push({ file, why: `no league has the code ${code}` })
      continue
    }
    const { matches, broken } = readFootballTxt(readFileSync(path.join(dir, file), 'utf8'))
    const one = fileReport(file, 0, desk.onRejected)
    countLines(matches, broken, one)
    const teams = new Map<string, FeedTeam>()
    const told = matches.flatMap((match) => matchOf(match, clubs, teams, { now: desk.now, report: one }))
    await importSeason(desk, { league, name: season, teams: [...teams.values()], matches: told }, one)
    for (const key of teams.keys()) teamKeys.add(key)
    report.files.push(one)
  }
  if (report.files.length === 0) throw new Error(`no files such as 2024-25/cl.txt in ${dir}`)
  return { ...report, clubs: teamKeys.size, unknownClubs: [...clubs.unknown].sort() }
}

/** A match whose result cannot be read is stored without it; any other line that cannot be read is rejected. */
function countLines(matches: TxtMatch[], broken: TxtFile['broken'], report: FileReport): void {
  const ofMatches = new Set(matches.map(({ line }) => line))
  report.rows = matches.length
  for (const { line, why } of broken) {
    if (ofMatches.has(line)) countIn(report.notes, why, `line ${line}`)
    else {
      report.rows += 1
      reject(report, line, why)
    }
  }
}

function matchOf(
  match: TxtMatch,
  clubs: ClubBook,
  teams: Map<string, FeedTeam>,
  { now, report }: { now: number; report: FileReport },
): ToldMatch[] {
  const kickoffAt = instantIn(ZONE, match.date, match.time ?? USUAL_TIME)
  if (kickoffAt === null) {
    reject(report, match.line, 'no readable date')
    return []
  }
  const [home, away] = [clubs.find(match.home, AREA), clubs.find(match.away, AREA)]
  for (const team of [home, away]) teams.set(team.key, team)
  const state = stateOf(match, kickoffAt, now)
  if (match.time === null) countIn(report.notes, 'without a time')
  if (state?.status === 13) countIn(report.notes, 'played without a result')
  const neutral = /(^|, )Final$/.test(match.round)
  const from = { file: report.file, line: match.line }
  const round = roundZh(match.round)
  return [{ from, homeKey: home.key, awayKey: away.key, kickoffAt, round, neutral, state }]
}

/** Null: not yet played, nothing to say beyond the fixture. */
function stateOf({ score }: TxtMatch, kickoffAt: number, now: number): ToldState | null {
  if (score) return { status: 8, score: score.ft, half: score.ht, extra: score.et, shootout: score.p }
  return kickoffAt < now - DAY_SECONDS ? { status: 13 } : null
}

function txtFiles(dir: string): { file: string; season: string; code: string }[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: season }) =>
      readdirSync(path.join(dir, season))
        .filter((name) => name.endsWith('.txt'))
        .map((name) => ({ file: path.join(season, name), season, code: name.slice(0, -'.txt'.length) })),
    )
    .sort((a, b) => a.file.localeCompare(b.file))
}
