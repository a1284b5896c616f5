import {
  leaderOf,
  type MatchFacts,
  type Pair,
  type Side,
  type Streaks,
  seenBy,
  type TeamFacts,
} from '../facts/facts'
import { formText } from '../sections/form'
import { namesOf, stageText } from '../sections/opening'
import { standingAfter } from '../sections/standing'
import { fittingTitle, type WrittenArticle } from '../text/article'
import { paragraph } from '../text/blocks'
import { dayText } from '../text/dates'
import { createPick, type Pick } from '../text/pick'

type Kind = keyof Streaks

/** Lengths that are news, by kind; a team with a longer kind is not written about twice. */
const LENGTHS: readonly (readonly [kind: Kind, lengths: readonly number[]])[] = [
  ['winning', [5, 7, 10, 12, 15, 18, 20, 25]],
  ['losing', [5, 7, 10, 12, 15]],
  ['unbeaten', [10, 15, 20, 25, 30, 38]],
  ['winless', [8, 12, 16, 20]],
]

const NAMES: Readonly<Record<Kind, string>> = {
  winning: '连胜',
  losing: '连败',
  unbeaten: '场不败',
  winless: '场不胜',
}

export type ReachedStreak = { side: Side; kind: Kind; length: number }

/** Streaks that reached a length worth an article by this match. */
export function reachedStreaks({ home, away, league }: MatchFacts): ReachedStreak[] {
  if (league.isCup) return []
  const reachedBy = (side: Side, { streaks }: TeamFacts): ReachedStreak[] =>
    LENGTHS.flatMap(([kind, lengths]) => {
      const length = streaks[kind]
      return lengths.includes(length) ? [{ side, kind, length }] : []
    }).slice(0, 1)
  return [...reachedBy('home', home), ...reachedBy('away', away)]
}

type EndedMatch = MatchFacts & { score: Pair | null }

/** An article about a streak that goes on with this match. */
export function writeStreak(facts: EndedMatch, news: ReachedStreak): WrittenArticle | null {
  const { score, league } = facts
  if (!score) return null
  const { side } = news
  const pick = createPick(`streak/${facts.match.id}/${side}`)
  const team = facts[side]
  const linking = { to: facts.path, names: namesOf(facts) }
  const result = resultText(facts, side, score)
  const lead = `${dayText(facts.kickoffAt)}，${stageText(facts)}，${result}。`
  const { title, sentence } = textsOf(facts, news, pick)
  const form = formText(facts, pick)
  return {
    title: fittingTitle([
      ...title.map((text) => `${league.name}-${text} ${result.slice(team.name.length)}`),
      ...title.map((text) => `${league.name}-${text}`),
      ...title,
      `${league.name}-${team.name}近况`,
    ]),
    withoutResult: `${league.name}：${team.name}近况`,
    summary: lead + sentence,
    blocks: [
      ...paragraph([lead, sentence], linking),
      { kind: 'match', match: facts.match },
      ...paragraph([standingAfter(facts, pick)], linking),
      ...paragraph([form && `本场之前，${form}`], linking),
    ],
  }
}

/** Nothing for a streak that a correction of the result ended. */
function textsOf(
  { league, ...facts }: EndedMatch,
  { side, kind, length }: ReachedStreak,
  pick: Pick,
) {
  if (length < 2) return { title: [], sentence: '' }
  const { name } = facts[side]
  const streak = `${length}${NAMES[kind]}`
  const isGood = kind === 'winning' || kind === 'unbeaten'
  const verb = isGood ? pick('verb', ['豪取', '拿下']) : pick('verb', ['遭遇', '吞下'])
  const isRow = kind === 'winning' || kind === 'losing'
  return {
    title: [isRow ? `${name}${verb}${streak}` : `${name}联赛${streak}`],
    sentence: `至此，${name}在本赛季${league.name}中已经${isRow ? '' : '连续'}${streak}。`,
  }
}

function resultText(facts: MatchFacts, side: Side, score: Pair): string {
  const rival = facts[side === 'home' ? 'away' : 'home']
  const where = facts.isNeutral ? '' : side === 'home' ? '主场' : '客场'
  const own = seenBy(side, score).join('-')
  const winner = leaderOf(score)
  const verb = winner === null ? '战平' : winner === side ? '战胜' : '不敌'
  return `${facts[side].name}${where}${own}${verb}${rival.name}`
}
