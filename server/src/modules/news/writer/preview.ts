import type { MatchFacts, Side } from './facts/facts'
import { encountersTable, encountersText } from './sections/encounters'
import { formText } from './sections/form'
import { namesOf, stageText } from './sections/opening'
import { standingBefore, streakBefore } from './sections/standing'
import { fittingTitle, type WrittenArticle } from './text/article'
import { heading, paragraph } from './text/blocks'
import { momentText } from './text/dates'
import { createPick, type Pick } from './text/pick'

const TOP = 4
const LONG_STREAK = 4

/** What is known of a match that is to come; of every sport. */
export function writePreview(facts: MatchFacts): WrittenArticle {
  const pick = createPick(`preview/${facts.match.id}`)
  const linking = { to: facts.path, names: namesOf(facts) }
  const opening = openingText(facts, pick)
  const standing = standingBefore(facts, pick)
  const streaks = [facts.home, facts.away].map(streakBefore)
  const form = formText(facts, pick)
  const encounters = encountersText(facts, pick)
  const section = (title: string, sentences: string[]) => {
    const blocks = paragraph(sentences, linking)
    return blocks.length > 0 ? [heading(title), ...blocks] : []
  }
  return {
    title: titleOf(facts, pick),
    summary: opening + (standing || form || encounters),
    blocks: [
      ...paragraph([opening, standing], linking),
      { kind: 'match', match: facts.match },
      ...section(pick('form title', ['近期状态', '两队近况', '状态对比']), [form, ...streaks]),
      ...section(pick('encounters title', ['历史交锋', '交锋往绩']), [encounters]),
      ...encountersTable(facts),
    ],
  }
}

function openingText(facts: MatchFacts, pick: Pick): string {
  const { home, away, kickoffAt, isNeutral } = facts
  const [moment, stage] = [momentText(kickoffAt), stageText(facts)]
  if (isNeutral) return `北京时间${moment}，${stage}，${home.name}将在中立场地对阵${away.name}。`
  return pick('opening', [
    `北京时间${moment}，${stage}，${home.name}将坐镇主场迎战${away.name}。`,
    `${stage}，${home.name}主场对阵${away.name}，比赛将于北京时间${moment}开始。`,
    `北京时间${moment}，${away.name}将做客挑战${home.name}，这是${stage}的一场较量。`,
  ])
}

function titleOf(facts: MatchFacts, pick: Pick): string {
  const { home, away, league, isNeutral } = facts
  const plain = isNeutral
    ? `${home.name}对阵${away.name}`
    : pick('title', [
        `${home.name}主场迎战${away.name}`,
        `${home.name}迎战${away.name}`,
        `${away.name}做客挑战${home.name}`,
      ])
  const preview = `${league.name}前瞻：`
  const streak = streakTitle(facts, 'home') || streakTitle(facts, 'away')
  return fittingTitle([
    ...(rankTitle(facts) ? [`${league.name}${rankTitle(facts)}：${plain}`] : []),
    ...(streak ? [preview + streak] : []),
    preview + plain,
    `${preview}${home.name}vs${away.name}`,
    `${home.name}vs${away.name}`,
  ])
}

function rankTitle({ home, away }: MatchFacts): string {
  const [one, other] = [home.before, away.before]
  if (!one || !other || one.table !== other.table) return ''
  const lower = Math.max(one.position, other.position)
  if (lower === 2) return '榜首大战'
  return lower <= TOP ? '强强对话' : ''
}

function streakTitle(facts: MatchFacts, side: Side): string {
  const { name, streaksBefore } = facts[side]
  const rival = facts[side === 'home' ? 'away' : 'home'].name
  const verb = facts.isNeutral ? '对阵' : side === 'home' ? '主场迎战' : '客战'
  const { winning, losing } = streaksBefore
  if (winning >= LONG_STREAK) return `${name}携${winning}连胜${verb}${rival}`
  return losing >= LONG_STREAK ? `${name}欲止${losing}连败，${verb}${rival}` : ''
}
