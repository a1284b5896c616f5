import type { FeedIntelligence } from '../../feed'
import { randomFrom, shuffled } from '../../random'
import type { SeasonLog } from '../detail/season-log'
import type { PlayTimeline } from '../play/play-timeline'
import type { DemoMatch } from '../world/fixture'
import { type Form, formOf, pointsOf, type Result, streak } from './form.rules'

const MAX_SENTENCES = 4
const FEW_MATCHES = 3

type Side = {
  name: string
  form: Form
  rivalKey: string
  missing: { name: string; note: string; state: 2 | 3 }[]
  isHome: boolean
}

/**
 * 情报: sentences that are true in the demo world at `until`. Null when a team has played too few
 * matches.
 */
export function intelligenceOf(
  match: DemoMatch,
  timeline: PlayTimeline,
  seasonLog: SeasonLog,
  until: number,
): FeedIntelligence | null {
  const sides = ([0, 1] as const).map((side) => sideOf(match, timeline, seasonLog, side, until))
  const [home, away] = sides
  if (!home || !away || home.form.played < FEW_MATCHES || away.form.played < FEW_MATCHES)
    return null
  const random = randomFrom(`intelligence/${match.fixture.key}`)
  const some = (sentences: string[]) => shuffled(sentences, random).slice(0, MAX_SENTENCES)
  return {
    goodHome: some(goodOf(home)),
    badHome: some(badOf(home)),
    goodAway: some(goodOf(away)),
    badAway: some(badOf(away)),
    neutral: neutralOf(home, away),
  }
}

function sideOf(
  match: DemoMatch,
  timeline: PlayTimeline,
  seasonLog: SeasonLog,
  side: 0 | 1,
  until: number,
): Side {
  const [own, rival] = side === 0 ? [match.home, match.away] : [match.away, match.home]
  return {
    name: own.shortZh,
    form: formOf(seasonLog, match, side, until),
    rivalKey: rival.key,
    missing: timeline.sheets[side].missing.map(({ player, note, state }) => ({
      name: player.shortZh,
      note,
      state,
    })),
    isHome: side === 0,
  }
}

const won = (result: Result) => pointsOf(result) === 3
const lost = (result: Result) => pointsOf(result) === 0
const count = (results: Result[], is: (result: Result) => boolean) => results.filter(is).length
const perMatch = (sum: number, played: number) => (sum / played).toFixed(1)

function record(results: Result[]): string {
  const [wins, losses] = [count(results, won), count(results, lost)]
  return `${wins}胜${results.length - wins - losses}平${losses}负`
}

function goodOf({ name, form, rivalKey, missing, isHome }: Side): string[] {
  const { last, ground, goals, conceded, played } = form
  const good: string[] = []
  const place = isHome ? '主场' : '客场'
  const [unbeaten, winning] = [streak(last, (result) => !lost(result)), streak(last, won)]
  if (winning >= 2) good.push(`${name}联赛近${winning}场全部取胜，势头正盛。`)
  else if (unbeaten >= 3) good.push(`${name}近${unbeaten}场比赛保持不败。`)
  if (count(last, won) >= 3) good.push(`${name}近${last.length}场${record(last)}，状态不错。`)
  if (ground.length >= 2 && count(ground, won) * 2 > ground.length)
    good.push(
      `${name}近${ground.length}个${place}${record(ground)}，${isHome ? '主场作战底气足' : '出征成绩可观'}。`,
    )
  if (goals / played >= 1.5)
    good.push(
      `${name}本赛季${played}场打进${goals}球，场均${perMatch(goals, played)}球，进攻火力强。`,
    )
  if (conceded / played <= 1.1)
    good.push(`${name}防线稳固，本赛季场均只丢${perMatch(conceded, played)}球。`)
  const clean = count(last, (result) => result.conceded === 0)
  if (clean >= 2) good.push(`${name}近${last.length}场有${clean}场零封对手。`)
  const first = last.find((result) => result.rivalKey === rivalKey)
  if (first && won(first))
    good.push(`${name}本赛季此前交手以${first.goals}-${first.conceded}取胜，心理占优。`)
  if (missing.length === 0) good.push(`${name}人员齐整，没有伤停名单。`)
  if (good.length === 0) good.push(`${name}本赛季已拿到${form.points}分，全队训练正常。`)
  return good
}

function badOf({ name, form, rivalKey, missing, isHome }: Side): string[] {
  const { last, ground, goals, conceded, played } = form
  const place = isHome ? '主场' : '客场'
  const bad = missing.map((one) =>
    one.state === 3
      ? `${name}的${one.name}因${one.note}，本场无法出战。`
      : `${name}的${one.name}因${one.note}缺阵。`,
  )
  const [winless, losing] = [streak(last, (result) => !won(result)), streak(last, lost)]
  if (losing >= 2) bad.push(`${name}遭遇${losing}连败，士气受挫。`)
  else if (winless >= 3) bad.push(`${name}近${winless}场比赛不胜。`)
  if (count(last, lost) >= 3) bad.push(`${name}近${last.length}场${record(last)}，状态低迷。`)
  if (ground.length >= 2 && count(ground, lost) * 2 > ground.length)
    bad.push(
      `${name}近${ground.length}个${place}${record(ground)}，${isHome ? '主场优势不明显' : '客场能力欠佳'}。`,
    )
  if (goals / played < 1.1) bad.push(`${name}锋线乏力，本赛季${played}场只打进${goals}球。`)
  if (conceded / played >= 1.5)
    bad.push(`${name}后防有隐患，场均失球${perMatch(conceded, played)}个。`)
  const silent = count(last, (result) => result.goals === 0)
  if (silent >= 2) bad.push(`${name}近${last.length}场有${silent}场没有进球。`)
  const first = last.find((result) => result.rivalKey === rivalKey)
  if (first && lost(first))
    bad.push(`${name}本赛季此前交手以${first.goals}-${first.conceded}告负。`)
  if (bad.length === 0 && last[0])
    bad.push(
      `${name}近${last.length}场有${count(last, (result) => result.conceded > 0)}场被对手攻破球门。`,
    )
  return bad
}

function neutralOf(home: Side, away: Side): string[] {
  const [leader, chaser] = home.form.points >= away.form.points ? [home, away] : [away, home]
  const gap = leader.form.points - chaser.form.points
  const sentences = [
    gap === 0
      ? `双方目前同积${home.form.points}分。`
      : `${leader.name}领先对手${gap}分（${leader.form.points}分对${chaser.form.points}分）。`,
  ]
  const both = [...home.form.last, ...away.form.last]
  const many = count(both, (result) => result.goals + result.conceded >= 3)
  sentences.push(`两队最近共${both.length}场比赛中有${many}场总进球达到3个。`)
  return sentences
}
