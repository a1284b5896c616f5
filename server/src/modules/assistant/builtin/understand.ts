import { SPORT } from '@saidian/shared/contracts/personal'
import { folded } from '../../../platform/text-filter'
import type { Mention, NameBook, Subject } from '../names/name-book'
import { competitionOf } from './competition.rules'
import { inChinese } from './english.rules'
import { detailsOf, intentOf } from './intent.rules'
import type { Understood } from './understood'
import { whenOf } from './when.rules'

/** Reads a question alone, without those before it. `sport`: of the subject before. */
export function readQuestion(
  question: string,
  { book, now, sport }: { book: NameBook; now: number; sport: number | null },
): Understood {
  const text = inChinese(folded(question).trim())
  const mentions = book.find(text)
  const plain = withoutNames(text, mentions)
  const said = sportOf(plain)
  const subjects = subjectsOf(mentions, said ?? sport)
  const named = subjects.chosen
  const ofKind = (kind: Subject['kind']) => named.filter((subject) => subject.kind === kind)
  const teams = ofKind('team').slice(0, 2)
  return {
    intent: intentOf(plain),
    teams,
    leagues: ofKind('league').slice(0, 2),
    players: ofKind('player').slice(0, 1),
    ambiguous: subjects.ambiguous,
    sport: said ?? named[0]?.sport ?? null,
    competition: competitionOf(plain),
    when: whenOf(plain, now),
    ...detailsOf(plain),
  }
}

/** Names would match words of the rules, such as the 7 of 第7; each leaves a mark. */
function withoutNames(text: string, mentions: readonly Mention[]): string {
  let rest = text
  for (const { start, end } of [...mentions].reverse())
    rest = `${rest.slice(0, start)}※${rest.slice(end)}`
  return rest.replaceAll('※', '')
}

function sportOf(text: string): number | null {
  if (/篮球|篮板|男篮|三分|扣篮|让分|大小分|单节/.test(text)) return SPORT.basketball
  return /足球|男足|点球|黄牌|红牌|越位|角球|亚盘|让球|大小球/.test(text) ? SPORT.football : null
}

/**
 * What each name means: of its meanings those of the sport, of these the one that readers care for
 * most. Leagues and teams of the same question decide the sport of the others.
 */
function subjectsOf(
  mentions: readonly Mention[],
  sport: number | null,
): { chosen: Subject[]; ambiguous: Subject[] } {
  const certain = mentions.flatMap(({ meanings }) => {
    const sports = new Set(meanings.map((meaning) => meaning.sport))
    return sports.size === 1 && meanings[0]?.kind !== 'player' ? [...sports] : []
  })
  const wanted = certain[0] ?? sport
  const teamIds = new Set(
    mentions.flatMap(({ meanings }) =>
      meanings.flatMap(({ kind, id }) => (kind === 'team' ? id : [])),
    ),
  )
  const chosen: Subject[] = []
  let ambiguous: Subject[] = []
  for (const { meanings } of mentions) {
    const fit = meanings.filter((meaning) => meaning.sport === wanted)
    const possible = fit.length > 0 ? fit : meanings
    const ofTeam = possible.filter(
      ({ kind, teamId }) => kind === 'player' && teamIds.has(teamId ?? 0),
    )
    const [best, next] = ofTeam.length > 0 ? ofTeam : possible
    if (!best || chosen.some(({ kind, id }) => kind === best.kind && id === best.id)) continue
    if (best.kind === 'player' && next?.kind === 'player' && next.weight === best.weight)
      ambiguous = possible.slice(0, 5)
    else chosen.push(best)
  }
  return { chosen, ambiguous }
}
