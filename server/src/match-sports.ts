import { SPORT } from '@saidian/shared/contracts/personal'
import type { Config } from './config'
import { createFeeds, type Feeds, NO_FEEDS } from './feeds'
import type { Feed } from './feeds/feed'
import { basketball, basketballMinuteOf, basketballModules } from './modules/basketball'
import { football, footballMinuteOf, footballModules } from './modules/football'
import { countLottery, createLotteryStore, lotteryColumns } from './modules/lottery'
import { predictedBasketball, predictedFootball, predictionsModule } from './modules/predictions'
import type { Bus } from './platform/bus'
import type { Clock } from './platform/clock'
import type { Db } from './platform/database'
import type { Logger } from './platform/log'
import type { Metrics } from './platform/metrics'
import type { Module } from './platform/module'
import type { MatchLists } from './sports/lists'
import { listOddsModule } from './sports/odds'
import type { Sport } from './sports/sport'

type FeedDeps = {
  db: Db
  bus: Bus
  clock: Clock
  log: Logger
  metrics: Metrics
  /** Run in place of the configured feeds; a sport that is not named has none. */
  feeds?: Partial<Feeds>
}

/** Football and basketball, and the modules that need both. */
export function createSports(config: Config, deps: FeedDeps, feeds: Feeds) {
  const { db, bus, clock, log, metrics } = deps
  const { roles } = config
  const context = { db, bus, clock, log, metrics, roles }
  const matches = footballModules({
    ...context,
    feed: feeds.football,
    stores: [createLotteryStore(countLottery(metrics))],
    columns: [lotteryColumns],
  })
  const games = basketballModules({ ...context, feed: feeds.basketball })
  const listOdds = {
    [SPORT.football]: matches.odds.listOdds,
    [SPORT.basketball]: games.odds.listOdds,
  }
  const modules: Module[] = [
    matches.football,
    matches.match,
    matches.odds,
    matches.analysis,
    games.basketball,
    games.match,
    games.odds,
    games.analysis,
    ...(roles.has('api') ? [listOddsModule(listOdds)] : []),
    predictionsModule({
      db,
      clock,
      log,
      roles,
      varDir: config.varDir,
      sports: [
        predictedFootball(shownBy(football, { lists: matches.lists, feed: feeds.football, roles })),
        predictedBasketball(
          shownBy(basketball, { lists: games.lists, feed: feeds.basketball, roles }),
        ),
      ],
    }),
  ]
  const minutes = {
    [SPORT.football]: footballMinuteOf({ clock, lists: matches.lists }),
    [SPORT.basketball]: basketballMinuteOf({ clock, lists: games.lists }),
  }
  const describedBy = [matches.football, games.basketball]
  return { lists: matches.lists, describedBy, minutes, modules }
}

/** The feeds that this process runs while it leads. */
export function listFeeds(config: Config, deps: FeedDeps): Feeds {
  if (!config.roles.has('feed')) return NO_FEEDS
  return deps.feeds ? { ...NO_FEEDS, ...deps.feeds } : createFeeds(config, deps)
}

type Shown = {
  lists: Pick<MatchLists, 'sources' | 'feed'>
  feed: Pick<Feed, 'source' | 'speed'> | null
  roles: ReadonlySet<string>
}

/** Sources and speed of the feed. A process that may run it need not wait for its lists. */
function shownBy({ sources }: Sport, { lists, feed, roles }: Shown) {
  const runsFeed = roles.has('feed')
  return {
    sources: () => (runsFeed ? sources.shown(feed?.source ?? 'none') : lists.sources()),
    speed: () => (runsFeed ? (feed?.speed ?? 1) : lists.feed().speed),
  }
}

export type MatchSports = ReturnType<typeof createSports>
