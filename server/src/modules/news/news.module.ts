import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Module } from '../../platform/module'
import type { Pictures } from '../../platform/pictures'
import { type Staff, staffOnly } from '../../platform/staff'
import type { ObjectStorage } from '../../platform/storage'
import type { Likes } from '../likes'
import { ARTICLE_LIKE } from './access.rules'
import { createReadArticles } from './articles/article.service'
import { type Articles, createArticles } from './articles/store.service'
import { type ArticleSubject, readSubjects } from './articles/subjects'
import { createLinker, type LinkerDeps } from './links/linker'
import { createArticleLists } from './lists/list.service'
import { newsRoutes } from './news.routes'
import { articlePageTexts } from './pages/page-texts'
import { type ArticlePictures, createArticlePictures } from './pictures/article-pictures'
import { createSearch, type SearchDeps } from './search/search.service'
import { type ReadSearched, readSearchedArticles } from './search/searched-texts'
import { createPublishDue } from './staff/due-articles'
import { aboutArticle, articleStaffRoutes } from './staff/staff.routes'
import { createStaffActs } from './staff/staff-acts.service'
import { syndicationRoutes } from './syndication/syndication.routes'
import { createSyndication, type SitemapSource } from './syndication/syndication.service'

const SWEEP = { name: 'news/pictures', schedule: { everyMs: 3_600_000 }, limitMs: 1_200_000 }
const DUE = { name: 'news/scheduled', schedule: { everyMs: 10_000 }, limitMs: 60_000 }

export type NewsDeps = {
  db: Db
  clock: Clock
  staff: Staff
  storage: ObjectStorage
  pictures: Pictures
  likes: Likes
  /** How many comments each of these subjects has. */
  countComments: (db: Db, kind: 'article', ids: readonly string[]) => Promise<Map<string, number>>
  /** Members whose texts the caller does not see, either way. */
  hiddenFor: SearchDeps['hiddenFor']
  /** Texts of posts for the search. */
  readPosts: ReadSearched
  /** Circles of leagues and teams, to which the text of articles leads. */
  readCircles: LinkerDeps['readCircles']
  /** Pages of other modules for the sitemap. */
  sitemapSources: readonly SitemapSource[]
  /** Where the product is reached. */
  site: { origins: readonly string[]; isSecure: boolean }
  isApi: boolean
}

export type NewsModule = Module & {
  /** How feeds and the product's own writer publish. */
  articles: Articles
  articlePictures: ArticlePictures
  /** Articles as what comments are about; those that readers do not see are left out. */
  subjects: { read: (ids: readonly string[]) => Promise<Map<string, ArticleSubject>> }
}

/** Headlines: columns, articles and their pictures. */
export function newsModule(deps: NewsDeps): NewsModule {
  const { db, isApi } = deps
  const articlePictures = createArticlePictures(deps)
  const link = createLinker(deps)
  const acts = createStaffActs({ ...deps, link })
  const lists = createArticleLists({
    ...deps,
    countComments: (ids) => deps.countComments(db, 'article', ids),
  })
  const texts = { article: readSearchedArticles(db), post: deps.readPosts }
  const given = {
    search: createSearch({ ...deps, texts }),
    lists,
    storage: deps.storage,
    pictures: articlePictures,
    articles: createReadArticles({ ...deps, lists }),
  }
  return {
    name: 'news',
    access: [ARTICLE_LIKE],
    articles: createArticles({ ...deps, link }),
    articlePictures,
    subjects: { read: (ids) => readSubjects(db, ids, deps.clock.now()) },
    pageTexts: articlePageTexts(given),
    ...(isApi && {
      routes(app) {
        newsRoutes(app, given)
        const syndication = createSyndication({ ...deps, lists, sources: deps.sitemapSources })
        syndicationRoutes(app, { ...deps.site, syndication })
      },
      internalRoutes: (app) =>
        staffOnly(app, deps.staff, { scope: 'news', about: aboutArticle }, (scope) =>
          articleStaffRoutes(scope, { db, acts, pictures: articlePictures }),
        ),
      jobs: [
        { ...SWEEP, run: articlePictures.sweep },
        { ...DUE, run: createPublishDue(deps) },
      ],
    }),
  }
}
