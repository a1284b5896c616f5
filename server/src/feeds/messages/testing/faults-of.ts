import { faultFinderOf } from '@saidian/shared/contracts/validation'
import type {
  FeedBasketballState as BasketballState,
  FeedMessage,
  FeedMatchState as FootballState,
} from '../../feed'
import {
  FeedBasketballState,
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
  isFeedPlayerLine,
  isFeedScoreFlow,
  isFeedShot,
  isFeedTextLine,
  isFeedTrend,
  isMaybeSideLineup,
} from '..'

type Fault = string | null

const headFault = faultFinderOf(FeedMessageHead)
const matchFault = faultFinderOf(FeedMatch)
const footballFault = faultFinderOf(FeedMatchState)
const basketballFault = faultFinderOf(FeedBasketballState)
const factsFault = faultFinderOf(FeedFacts)
const quoteFault = faultFinderOf(FeedQuote)
const issueFault = faultFinderOf(FeedLotteryIssue)
const entryFault = faultFinderOf(FeedLotteryEntry)

/** What the stores would reject of a message about football, as `text lines`. */
export function faultsOf(message: FeedMessage): string[] {
  return faultsWith(message, footballFault)
}

/** What the stores would reject of a message about basketball. */
export function basketballFaultsOf(message: FeedMessage<BasketballState>): string[] {
  return faultsWith(message, basketballFault)
}

function faultsWith(message: AnyMessage, stateFault: (state: unknown) => Fault): string[] {
  const faults = [
    headFault(message),
    ...(message.kind === 'match' ? [matchFault(message), stateFault(message.state)] : []),
    ...partFaults(message),
  ]
  return faults.flatMap((fault) => (fault === null ? [] : [`${message.kind} ${fault}`]))
}

type AnyMessage = FeedMessage<FootballState | BasketballState>

function partFaults(message: AnyMessage): Fault[] {
  switch (message.kind) {
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
    case 'box':
      return [faultUnless('lines', [...message.home, ...message.away].every(isFeedPlayerLine))]
    case 'shots':
      return [faultUnless('shots', message.shots.every(isFeedShot))]
    case 'flow':
      return [faultUnless('points', isFeedScoreFlow(message.points))]
    case 'ballPositions':
      return [faultUnless('ballPositions', message.ballPositions.every(isFeedBallPosition))]
    default:
      return []
  }
}

function faultUnless(part: string, isValid: boolean): Fault {
  return isValid ? null : part
}
