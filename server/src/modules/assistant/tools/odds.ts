import type { OddsLine, OddsQuote } from '@saidian/shared/contracts/odds'
import { getBasketballOdds, getMatchOdds, ODDS_TYPE } from '@saidian/shared/contracts/odds'
import { SPORT } from '@saidian/shared/contracts/personal'
import { handicapText } from '@saidian/shared/lib/football'
import type { MatchLine } from '../reading/match-line'
import type { Block, Found, ToolContext } from './found'
import { matchLink } from './links'

export type OddsKind = 'asia' | 'euro' | 'overUnder' | 'corners'
export type Quotation = { left: string; middle: string; right: string; plain: string }
export type CompanyOdds = { company: string; opening: Quotation | null; now: Quotation | null }
export type Odds = { match: MatchLine; kind: OddsKind; name: string; companies: CompanyOdds[] }

const NAMES: Readonly<Record<number, Record<OddsKind, string>>> = {
  [SPORT.football]: { asia: '亚盘', euro: '欧赔', overUnder: '大小球', corners: '角球' },
  [SPORT.basketball]: { asia: '让分', euro: '胜负', overUnder: '大小分', corners: '角球' },
}
/** 欧赔, 让分: how a sport calls a kind of odds. */
export const oddsName = (sport: number, kind: OddsKind) => NAMES[sport]?.[kind] ?? '赔率'

const COLUMNS: Record<OddsKind, [string, string, string]> = {
  asia: ['主水', '盘口', '客水'],
  euro: ['主胜', '平局', '客胜'],
  overUnder: ['大', '盘口', '小'],
  corners: ['大', '盘口', '小'],
}
const MAX_COMPANIES = 20

/** Opening and newest quotations of every company; null without any. */
export async function matchOdds(
  { product }: ToolContext,
  match: MatchLine,
  kind: OddsKind = 'euro',
): Promise<Found<Odds> | null> {
  const isBasketball = match.sport === SPORT.basketball
  if (isBasketball && kind === 'corners') return null
  const odds = await product.read(isBasketball ? getBasketballOdds : getMatchOdds, {
    params: { matchId: match.id },
    query: { type: ODDS_TYPE[kind] },
  })
  if (!odds || odds.list.length === 0) return null
  const quoted = (quote: OddsQuote | null) => quotation(quote, kind, isBasketball)
  const companies = odds.list.slice(0, MAX_COMPANIES).map((line) => ({
    company: line.nameZh,
    opening: quoted(line.opening),
    now: quoted(newest(line)),
  }))
  const name = oddsName(match.sport, kind)
  const at = Math.max(...odds.list.map((line) => (newest(line)?.at ?? 0) * 1000))
  return {
    data: { match, kind, name, companies },
    source: { title: `${match.home} 对 ${match.away} ${name}`, link: matchLink(match, 'odds'), at },
    blocks: [oddsTable(match.sport, kind, companies)],
  }
}

/** Opening beside newest; 胜负 of basketball has no draw and no column for it. */
function oddsTable(sport: number, kind: OddsKind, companies: readonly CompanyOdds[]): Block {
  const hasMiddle = sport !== SPORT.basketball || kind !== 'euro'
  const some = <Cell>([left, middle, right]: [Cell, Cell, Cell]) =>
    hasMiddle ? [left, middle, right] : [left, right]
  const columns = some(COLUMNS[kind])
  return {
    kind: 'table',
    title: oddsName(sport, kind),
    columns: ['公司', ...columns.map((column) => `初${column}`), ...columns],
    rows: companies.map(({ company, opening, now }) => [
      company,
      ...[opening, now].flatMap((each) =>
        some(each ? [each.left, each.middle, each.right] : ['-', '-', '-']),
      ),
    ]),
  }
}

const newest = ({ inplay, prematch, opening }: OddsLine) => inplay ?? prematch ?? opening

const price = (value: number) => value.toFixed(2)

/** Points that the home side gives, or gets when negative. */
const spreadText = (points: number) => (points < 0 ? `受让 ${-points} 分` : `让 ${points} 分`)

function quotation(
  quote: OddsQuote | null,
  kind: OddsKind,
  isBasketball: boolean,
): Quotation | null {
  if (!quote) return null
  const [left, right] = [price(quote.left), price(quote.right)]
  if (kind === 'euro') {
    const middle = quote.middle === 0 ? '-' : price(quote.middle)
    const draw = quote.middle === 0 ? '' : `，平 ${middle}`
    return { left, middle, right, plain: `主胜 ${left}${draw}，客胜 ${right}` }
  }
  const middle = String(quote.middle)
  if (kind === 'asia') {
    const line = isBasketball ? spreadText(quote.middle) : handicapText(quote.middle, 2)
    return { left, middle, right, plain: `${line}（主 ${left}，客 ${right}）` }
  }
  return { left, middle, right, plain: `${middle}（大 ${left}，小 ${right}）` }
}
