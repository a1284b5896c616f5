import { type ClubBook, createClubBook, leagueOf } from '../../catalogue'
import type { FeedTeam } from '../../feed'
import {
  checkAnything,
  countIn,
  eachFile,
  emptyReport,
  FileError,
  type FileReport,
  type FoundFile,
  type FoundFiles,
  fileReport,
  findFiles,
  type ImportContext,
  type ImportReport,
  importSeason,
  type KnownState,
  type ParsedMatch,
  reject,
  textLines,
} from '..'
import { instantIn, roundZh, spellingsBeside, USUAL_TIME } from '../openfootball'
import { readFootballTxt, type TxtFile, type TxtMatch } from './football-txt.rules'

/** Leagues by the names of the files; `clq` is qualifying, `cup` was the European Cup. */
const LEAGUES: Record<string, string> = {
  cl: 'uefa.cl',
  el: 'uefa.el',
  conf: 'uefa.conf',
  clq: 'uefa.cl',
  elq: 'uefa.el',
  confq: 'uefa.conf',
  cup: 'uefa.cl',
  cwc: 'uefa.cwc',
  super: 'uefa.super',
}
/** The files use Central European time. */
const ZONE = 'Europe/Berlin'
const AREA = 'uef'
const DAY_SECONDS = 86_400
/** Stands for a team that is not drawn yet. */
const NOT_DRAWN = 'N.N.'

/**
 * Imports `<season>/cl.txt`, `el.txt`, `conf.txt` and their qualifying of openfootball's
 * champions-league. Merges matches of the Champions League with those of other imports. Throws when
 * `dir` has no such file.
 */
export async function importUefa(dir: string, context: ImportContext): Promise<ImportReport> {
  const clubs = createClubBook(spellingsBeside(dir))
  const report = emptyReport()
  const teamKeys = new Set<string>()
  const { found, ignored } = txtFiles(dir)
  report.ignoredFiles.push(...ignored)
  await eachFile(found, report, async (file) => {
    const { season, code } = placeOf(file)
    const league = leagueOf(LEAGUES[code] ?? '')
    if (!league) throw new FileError(`no league has the code ${code}`)
    const { matches, broken } = await readTxt(file.path, season)
    const one = fileReport(file.file, 0, context.onRejected)
    countLines(matches, broken, one)
    const teams = new Map<string, FeedTeam>()
    const parsed = matches.flatMap((match) =>
      matchOf(match, clubs, teams, {
        now: context.now,
        report: one,
        isQualifying: code.endsWith('q'),
      }),
    )
    await importSeason(
      context,
      { league, name: season, teams: [...teams.values()], matches: parsed },
      one,
    )
    for (const key of teams.keys()) teamKeys.add(key)
    report.files.push(one)
  })
  checkAnything(report, `files such as 2024-25/cl.txt in ${dir}`)
  return { ...report, clubs: teamKeys.size, unknownClubs: [...clubs.unknown].sort() }
}

const MAX_LINES = 50_000

/** The matches of a file; a line that is not valid text counts as unreadable. */
async function readTxt(file: string, season: string): Promise<TxtFile> {
  const lines: string[] = []
  const invalid: TxtFile['broken'] = []
  for await (const found of textLines(file)) {
    if (lines.length >= MAX_LINES) throw new FileError(`more than ${MAX_LINES} lines`)
    lines.push('text' in found ? found.text : '')
    if ('why' in found) invalid.push(found)
  }
  const read = readFootballTxt(lines.join('\n'), season)
  return { ...read, broken: [...invalid, ...read.broken] }
}

/**
 * Counts lines: a match with an unreadable result gets a note, other unreadable lines are rejected.
 */
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
  { now, report, isQualifying }: { now: number; report: FileReport; isQualifying: boolean },
): ParsedMatch[] {
  const kickoffAt = instantIn(ZONE, match.date, match.time ?? USUAL_TIME)
  if (kickoffAt === null) {
    reject(report, match.line, 'no readable date')
    return []
  }
  if (match.home === NOT_DRAWN || match.away === NOT_DRAWN) {
    reject(report, match.line, 'a team that is not known yet')
    return []
  }
  const [home, away] = [clubs.find(match.home, AREA), clubs.find(match.away, AREA)]
  for (const team of [home, away]) teams.set(team.key, team)
  const state = stateOf(match, kickoffAt, now)
  if (match.time === null) countIn(report.notes, 'without a time')
  if (state?.status === 13) countIn(report.notes, 'played without a result')
  const neutral = /(^|, )Final$/.test(match.round)
  const from = { file: report.file, line: match.line }
  const round = roundZh(isQualifying ? qualifyingRound(match.round) : match.round)
  const isDayOnly = match.time === null
  return [
    { from, homeKey: home.key, awayKey: away.key, kickoffAt, isDayOnly, round, neutral, state },
  ]
}

/** `Round 2` of a qualifying file is `Qualifying, Round 2`; play-offs have a name of their own. */
function qualifyingRound(round: string): string {
  return /^\D*\d+$/.test(round) ? `Q${round.replace(/\D/g, '')}` : round
}

/** Null before the match is played. */
function stateOf({ score, status }: TxtMatch, kickoffAt: number, now: number): KnownState | null {
  if (status === 'cancelled') return { status: 12 }
  if (status === 'postponed') return { status: 9 }
  if (status === 'abandoned' && !score) return { status: 13 }
  if (score)
    return { status: 8, score: score.ft, half: score.ht, extra: score.et, shootout: score.p }
  return kickoffAt < now - DAY_SECONDS ? { status: 13 } : null
}

const SEASON = /^\d{4}([-_]\d{2})?$/

function txtFiles(dir: string): { found: FoundFiles; ignored: string[] } {
  const { files, unreadable } = findFiles(dir, '.txt')
  const isSeason = (file: FoundFile) => SEASON.test(placeOf(file).season)
  return {
    found: { files: files.filter(isSeason), unreadable },
    ignored: files.filter((file) => !isSeason(file)).map(({ file }) => file),
  }
}

/** Season and code of `2024-25/cl.txt`; older seasons have finals in `cl_finals.txt`. */
function placeOf({ file }: FoundFile): { season: string; code: string } {
  const [season = '', name = ''] = file.split('/').slice(-2)
  return { season: season.replace('_', '-'), code: name.replace(/(_\w+)?\.txt$/, '') }
}
