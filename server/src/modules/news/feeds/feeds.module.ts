import { getNewsFeeds } from '@saidian/shared/contracts/news'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { serve } from '../../../platform/http'
import type { Logger } from '../../../platform/log'
import type { Module } from '../../../platform/module'
import { createPublicFetch, type PublicFetch } from '../../../platform/public-fetch'
import { type Staff, staffOnly } from '../../../platform/staff'
import type { Articles } from '../articles/store.service'
import type { ArticlePictures } from '../pictures/article-pictures'
import { readFeedStates } from './poll/feed-states.repository'
import { createPollFeeds, type NewsFeed } from './poll/poll-feeds'
import { createFetchPictures } from './store/fetch-pictures'
import { createStoreEntry } from './store/store-entry'

export type NewsFeedsDeps = {
  db: Db
  clock: Clock
  log: Logger
  staff: Staff
  articles: Articles
  articlePictures: ArticlePictures
  feeds: readonly NewsFeed[]
  publicFetch?: PublicFetch
}

/** Publishes the articles of the feeds of the configuration. */
export function newsFeedsModule(deps: NewsFeedsDeps): Module {
  const { db, clock, log, staff, articles, articlePictures, feeds } = deps
  const publicFetch = deps.publicFetch ?? createPublicFetch()
  const fetchPictures = createFetchPictures({ publicFetch, articlePictures })
  const storeEntry = createStoreEntry({ db, clock, articles, fetchPictures })
  const run = createPollFeeds({ db, clock, log, publicFetch, storeEntry, feeds })
  return {
    name: 'news feeds',
    internalRoutes: (app) =>
      staffOnly(app, staff, { scope: 'news' }, (scope) =>
        serve(scope, getNewsFeeds, async () => ({ feeds: await readFeedStates(db) })),
      ),
    jobs: [{ name: 'news/feeds', schedule: { everyMs: 60_000 }, limitMs: 1_800_000, run }],
  }
}
