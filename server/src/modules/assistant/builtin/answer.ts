import type { NameBook } from '../names/name-book'
import { followUp, isTalk } from './follow-up.rules'
import { replyDetail, replyLineup } from './replies-detail'
import { replyForm, replyHeadToHead } from './replies-form'
import { replyMatch, replyMatches } from './replies-matches'
import { replyOdds, replyPrediction, replyRooms } from './replies-outlook'
import { replyTable } from './replies-table'
import { nothing, type Reply, type ReplyContext } from './reply'
import { replyPlayer } from './reply-player'
import { replyTalk } from './reply-talk'
import { readQuestion } from './understand'
import type { Intent, Understood } from './understood'

export type Earlier = { question: string; at: number }

type Write = (asked: Understood, context: ReplyContext) => Promise<Reply>

const WRITERS: Partial<Record<Intent, Write>> = {
  matches: replyMatches,
  match: replyMatch,
  score: replyMatch,
  opponent: replyMatch,
  time: replyMatch,
  table: replyTable,
  rank: replyTable,
  form: replyForm,
  meetings: replyHeadToHead,
  odds: replyOdds,
  prediction: replyPrediction,
  goals: replyDetail,
  cards: replyDetail,
  statistics: replyDetail,
  box: replyDetail,
  lineup: replyLineup,
  player: replyPlayer,
  rooms: replyRooms,
}

/**
 * The question with what the ones before leave in mind. Each is read at its own time: 今晚 of
 * yesterday stays yesterday's evening.
 */
export function understand(
  question: string,
  earlier: readonly Earlier[],
  { book, now }: { book: NameBook; now: number },
): Understood {
  let before: Understood | null = null
  for (const { question: asked, at } of earlier) {
    const read: Understood = followUp(
      readQuestion(asked, { book, now: at, sport: before?.sport ?? null }),
      before,
    )
    if (!isTalk(read) && read.intent !== 'unknown') before = read
  }
  const asked = readQuestion(question, { book, now, sport: before?.sport ?? null })
  return followUp(asked, before)
}

/** Answers a question from the product's data. */
export async function answer(asked: Understood, context: ReplyContext): Promise<Reply> {
  const intent = intentOf(asked)
  if (asked.competition !== null && !isTalk(asked))
    return nothing(`${asked.competition}的比赛`, ['今天有哪些比赛', '现在有哪些比赛'])
  const write = intent && WRITERS[intent]
  return write ? write({ ...asked, intent }, context) : replyTalk(intent, context.market)
}

/** With a player general questions are about the player; a bare name has its usual question. */
function intentOf({ intent, teams, leagues, players, ambiguous, when }: Understood): Intent | null {
  const isOfPlayer = players.length + ambiguous.length > 0 && teams.length === 0
  if (isOfPlayer && (intent === null || ABOUT_PLAYER.has(intent))) return 'player'
  const isNamed = teams.length + leagues.length > 0
  if (intent !== null && !(intent === 'rude' && isNamed)) return intent
  if (teams.length === 2) return 'match'
  if (teams.length === 1) return 'match'
  if (leagues.length > 0) return when === null ? 'table' : 'matches'
  return when === null ? null : 'matches'
}

const ABOUT_PLAYER = new Set<Intent>([
  'goals',
  'form',
  'box',
  'cards',
  'score',
  'statistics',
  'rank',
])
