import { type LevelRule, MEASURE } from '../../../sports/analysis'

export type FootballLevelRule = 'goal-difference' | 'goals-scored' | 'head-to-head' | 'wins'

const { points, difference, scored, wins } = MEASURE

/** Tie-breakers in order; those over the whole season apply after head to head. */
export const LEVEL_RULES: { [Name in FootballLevelRule]: LevelRule<Name> } = {
  'goal-difference': { name: 'goal-difference', season: [difference, scored, wins] },
  'goals-scored': { name: 'goals-scored', season: [scored, difference, wins] },
  'head-to-head': {
    name: 'head-to-head',
    meetings: [points, difference, scored],
    season: [difference, scored, wins],
  },
  wins: { name: 'wins', season: [wins, difference, scored] },
}

type DatedRule = { rule: FootballLevelRule; from?: number }

const HEAD_TO_HEAD: DatedRule[] = [{ rule: 'head-to-head' }]
const WINS: DatedRule[] = [{ rule: 'wins' }]
/** 다득점 before 득실차 since 2016. */
const GOALS_SCORED: DatedRule[] = [
  { rule: 'goal-difference' },
  { rule: 'goals-scored', from: 2016 },
]

/**
 * Tie-breakers of teams level on points, by league and first year of the season. Other leagues use
 * goal difference, as England, Germany, France, the Netherlands, Scotland, Scandinavia and Japan.
 *
 * Sources (public knowledge): Reglamento General de la RFEF (España) art. 201; Norme organizzative
 * interne della FIGC art. 51, which since 2022-23 decides title and relegation by a play-off and
 * all else as before; Regulamento da Liga Portugal; TFF Müsabaka Talimatı; 中国足协职业联赛规程;
 * Regulamento Geral da CBF (vitórias, then difference); MLS and Jupiler Pro League competition
 * rules (wins first); K리그 대회요강 (다득점, then difference, since 2016); UEFA: head to head in
 * the groups of the club cups, goal difference in the league phase since 2024-25, head to head in
 * Euro, Nations League and their qualifiers; FIFA: goal difference until the Club World Cup of 2025
 * and the World Cup of 2026, head to head since.
 */
const RULES: Record<string, DatedRule[] | undefined> = {
  'esp.1': HEAD_TO_HEAD,
  'esp.2': HEAD_TO_HEAD,
  'ita.1': HEAD_TO_HEAD,
  'ita.2': HEAD_TO_HEAD,
  'por.1': HEAD_TO_HEAD,
  'tur.1': HEAD_TO_HEAD,
  'gre.1': HEAD_TO_HEAD,
  'pol.1': HEAD_TO_HEAD,
  'rus.1': HEAD_TO_HEAD,
  'chn.1': HEAD_TO_HEAD,
  'chn.2': HEAD_TO_HEAD,
  'chn.3': HEAD_TO_HEAD,
  'ksa.1': HEAD_TO_HEAD,
  'uae.1': HEAD_TO_HEAD,
  'tha.1': HEAD_TO_HEAD,
  'idn.1': HEAD_TO_HEAD,
  'ind.1': HEAD_TO_HEAD,
  'bra.1': WINS,
  'bra.2': WINS,
  'usa.1': WINS,
  'bel.1': WINS,
  'kor.1': GOALS_SCORED,
  'kor.2': GOALS_SCORED,
  'uefa.cl': [{ rule: 'head-to-head' }, { rule: 'goal-difference', from: 2024 }],
  'uefa.el': [{ rule: 'head-to-head' }, { rule: 'goal-difference', from: 2024 }],
  'uefa.conf': [{ rule: 'head-to-head' }, { rule: 'goal-difference', from: 2024 }],
  'uefa.euro': HEAD_TO_HEAD,
  'uefa.euroq': HEAD_TO_HEAD,
  'uefa.nl': HEAD_TO_HEAD,
  'afc.cup': HEAD_TO_HEAD,
  'caf.cn': HEAD_TO_HEAD,
  'fifa.wc': [{ rule: 'goal-difference' }, { rule: 'head-to-head', from: 2026 }],
  'fifa.cwc': [{ rule: 'goal-difference' }, { rule: 'head-to-head', from: 2025 }],
}

/** The rule of a league in a season; `season` is its name, such as `2024-25` or `2025`. */
export function levelRule(leagueKey: string, season: string): LevelRule<FootballLevelRule> {
  const year = Number(/\d{4}/.exec(season)?.[0] ?? Number.POSITIVE_INFINITY)
  const dated = RULES[leagueKey]?.findLast(({ from = 0 }) => year >= from)
  return LEVEL_RULES[dated?.rule ?? 'goal-difference']
}

/**
 * Points deducted by the league, by league, season and team key. Sources: Premier League statements
 * of 26 February, 18 March and 8 April 2024; Corte federale d'appello, 22 May 2023; EFL statements
 * of 2024-25 and 2025-26.
 */
const DEDUCTIONS: Record<string, Record<string, number> | undefined> = {
  'eng.1 2023-24': { 'eng/everton': 8, 'eng/nottingham-forest': 4 },
  'ita.1 2022-23': { 'ita/juventus': 10 },
  'eng.2 2024-25': { 'eng/sheffield-united': 2 },
  'eng.2 2025-26': { 'eng/sheffield-wednesday': 18, 'eng/leicester-city': 6 },
}

/** Points deducted from a team in a season, mostly 0. */
export function pointsDeducted(
  leagueKey: string,
  season: string,
  teamKey: string | undefined,
): number {
  return DEDUCTIONS[`${leagueKey} ${season}`]?.[teamKey ?? ''] ?? 0
}
