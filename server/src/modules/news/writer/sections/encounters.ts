import type { Block } from '@saidian/shared/contracts/content'
import { paths } from '@saidian/shared/contracts/page'
import type { Encounter, MatchFacts } from '../facts/facts'
import { linked } from '../text/blocks'
import { dateText } from '../text/dates'
import type { Pick } from '../text/pick'
import { termsOf } from '../text/terms'
import { namesOf } from './opening'

/** Earlier encounters of both teams: how many each won, and the last one. */
export function encountersText({ home, away, encounters, match }: MatchFacts, pick: Pick): string {
  const [last] = encounters?.matches ?? []
  if (!encounters || !last) return ''
  const { form } = encounters
  const newest = `${dateText(last.kickoffAt)}，${lastText(last, pick)}`
  if (form.of === 1) return `两队上一次交手是在${newest}。`
  const { record } = termsOf(match.sport)
  const start = pick('encounters', ['交锋历史上，', '往绩方面，', ''])
  const counted = `两队近${form.of}次交手，${home.name}对${away.name}${record(form)}`
  return `${start}${counted}；最近一次是在${newest}。`
}

function lastText({ home, away, score: [own, other], league }: Encounter, pick: Pick): string {
  const verb = pick('last encounter', ['击败', '战胜'])
  if (own === other) return `${home}在${league}中主场${own}-${other}战平${away}`
  return own > other
    ? `${home}在${league}主场${own}-${other}${verb}${away}`
    : `${away}在${league}客场${other}-${own}${verb}${home}`
}

const MIN_ROWS = 2

/** The encounters as a table, each score with the page of its match. */
export function encountersTable(facts: MatchFacts): Block[] {
  const matches = facts.encounters?.matches ?? []
  if (matches.length < MIN_ROWS) return []
  const names = namesOf(facts)
  return [
    {
      kind: 'table',
      caption: '近期交锋',
      head: ['日期', '赛事', '主队', '比分', '客队'],
      rows: matches.map(({ id, league, kickoffAt, home, away, score }) => [
        [{ text: dateText(kickoffAt) }],
        [{ text: league }],
        [{ text: home }],
        linked(score.join('-'), { to: paths.match({ sport: facts.match.sport, id }), names }),
        [{ text: away }],
      ]),
      to: facts.path,
    },
  ]
}
