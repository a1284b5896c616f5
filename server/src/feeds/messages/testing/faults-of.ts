import { faultFinderOf } from '@saidian/shared/contracts/validation'
import type { FeedMessage } from '../../feed'
import {
  FeedFacts,
  FeedLotteryEntry,
  FeedLotteryIssue,
  FeedMatch,
  FeedMatchState,
  FeedMessageHead,
  FeedQuote,
  isFeedBallPosition,
  isFeedInjury,
  isFeedPlayer,
  isFeedTextLine,
  isFeedTrend,
  isMaybeSideLineup,
} from '..'

type Fault = string | null

const headFault = faultFinderOf(FeedMessageHead)
const matchFault = faultFinderOf(FeedMatch)
const stateFault = faultFinderOf(FeedMatchState)
const factsFault = faultFinderOf(FeedFacts)
const quoteFault = faultFinderOf(FeedQuote)
const issueFault = faultFinderOf(FeedLotteryIssue)
const entryFault = faultFinderOf(FeedLotteryEntry)

/** What the stores would reject of a message about football, as `text lines`. */
export function faultsOf(message: FeedMessage): string[] {
  const faults = [headFault(message), ...partFaults(message)]
  return faults.flatMap((fault) => (fault === null ? [] : [`${message.kind} ${fault}`]))
}

function partFaults(message: FeedMessage): Fault[] {
  switch (message.kind) {
    case 'match':
      return [matchFault(message), stateFault(message.state)]
    case 'facts':
      return [factsFault(message.facts)]
    case 'odds':
      return message.quotes.map(quoteFault)
    case 'lottery':
      return [...message.issues.map(issueFault), ...message.entries.map(entryFault)]
    case 'text':
      return [faultUnless('lines', message.lines.every(isFeedTextLine))]
    case 'trend':
      return [faultUnless('halves', isFeedTrend(message.halves))]
    case 'lineup':
      return [faultUnless('sides', [message.home, message.away].every(isMaybeSideLineup))]
    case 'injuries':
      return [faultUnless('injuries', message.injuries.every(isFeedInjury))]
    case 'players':
      return [faultUnless('players', message.players.every(isFeedPlayer))]
    case 'ballPositions':
      return [faultUnless('ballPositions', message.ballPositions.every(isFeedBallPosition))]
    default:
      return []
  }
}

function faultUnless(part: string, isValid: boolean): Fault {
  return isValid ? null : part
}
