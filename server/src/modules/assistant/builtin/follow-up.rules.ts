import type { Intent, Understood } from './understood'

/** Questions about one match, which follow up on the match before. */
const OF_MATCH = new Set<Intent>([
  ...(['match', 'score', 'time', 'odds', 'prediction', 'goals', 'cards', 'statistics'] as const),
  ...(['lineup', 'box', 'rooms', 'meetings', 'opponent'] as const),
])
const TALK = new Set<Intent>(['hello', 'identity', 'help', 'thanks', 'rude'])

/** Whether a question leaves the subject before as it is. */
export const isTalk = ({ intent }: Understood) => intent !== null && TALK.has(intent)

/** A question with what the one before says and this one leaves out. */
export function followUp(asked: Understood, before: Understood | null): Understood {
  if (!before || isTalk(asked) || asked.intent === 'unknown') return asked
  const hasSubject = asked.teams.length + asked.leagues.length + asked.players.length > 0
  if (isOwn(asked, hasSubject)) return asked
  const intent = asked.intent ?? inheritedIntent(asked, before)
  if (hasSubject) return withOwnSubject(asked, before, intent)
  return withSubjectBefore(asked, before, intent)
}

function withSubjectBefore(
  asked: Understood,
  before: Understood,
  intent: Intent | null,
): Understood {
  const isSame = asked.intent === null
  return {
    ...asked,
    intent,
    teams: before.teams,
    leagues: before.leagues,
    players: before.players,
    sport: asked.sport ?? before.sport,
    when: asked.when ?? inheritedWhen(asked, before, intent),
    side: asked.side ?? (isSame && !asked.ofOpponent && !asked.isTotal ? before.side : null),
    ordinal: asked.ordinal ?? (intent && OF_MATCH.has(intent) ? before.ordinal : null),
    count: asked.count ?? (isSame ? before.count : null),
    oddsKind: asked.oddsKind ?? (intent === 'odds' ? before.oddsKind : null),
    statistic: asked.statistic ?? (isSame ? before.statistic : null),
  }
}

/** A question that stands alone: with its own subject and intent, or for a whole list. */
function isOwn(asked: Understood, hasSubject: boolean): boolean {
  if (asked.ofOpponent || asked.ordinal !== null) return false
  if (hasSubject && asked.intent !== null && !asked.goesOn) return true
  if (asked.goesOn) return false
  const isWhole = asked.intent === 'matches' && (asked.isList || asked.sport !== null)
  return isWhole && asked.when !== null
}

function withOwnSubject(asked: Understood, before: Understood, intent: Intent | null): Understood {
  const joins = asked.intent === 'meetings' && asked.teams.length === 1 && before.teams[0]
  return {
    ...asked,
    intent,
    teams: joins && before.teams[0] ? [before.teams[0], ...asked.teams] : asked.teams,
    when: asked.when ?? (asked.intent === null ? before.when : null),
    side: asked.side ?? (asked.intent === null ? before.side : null),
    count: asked.count ?? (asked.intent === null ? before.count : null),
    place: asked.place ?? (asked.intent === null ? before.place : null),
    oddsKind: asked.oddsKind ?? (intent === 'odds' ? before.oddsKind : null),
    statistic: asked.statistic ?? (asked.intent === null ? before.statistic : null),
  }
}

/** What a match that is to come does not have. */
const OF_PAST = new Set<Intent>(['score', 'goals', 'cards', 'statistics', 'box'])

/** 那主场呢 after a place in the table asks for the place at home; 下一场呢 asks for a match. */
function inheritedIntent(asked: Understood, before: Understood): Intent | null {
  const which = asked.when?.kind
  const isMatch = which === 'next' || which === 'last'
  if (asked.ordinal !== null) return 'match'
  const { intent, leagues, teams, players } = before
  if (isMatch && players.length > 0 && teams.length === 0) return 'match'
  if (which === 'next' && intent && OF_PAST.has(intent))
    return leagues.length > 0 ? intent : 'match'
  const wasOfMatches = intent === 'matches' || intent === null
  if (isMatch && teams.length > 0 && !wasOfMatches && !OF_MATCH.has(intent)) return 'match'
  if (asked.teams.length > 0 && intent === 'matches' && teams.length === 0) return 'match'
  return intent
}

function inheritedWhen(asked: Understood, before: Understood, intent: Intent | null) {
  if (asked.intent === null) return before.when
  if (asked.ordinal !== null || before.ordinal !== null) return before.when
  return asked.ofOpponent || (intent && OF_MATCH.has(intent)) ? before.when : null
}
