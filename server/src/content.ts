import type { NoticeContent } from '@saidian/shared/contracts/notices'
import type { Config } from './config'
import type { Feeds } from './feeds'
import { type MinuteOf, matchSubjects } from './match-subjects'
import type { MemberPart } from './modules/accounts'
import { type CommentsModule, commentsModule, NO_SUBJECTS } from './modules/comments'
import {
  type CommunityModule,
  communityModule,
  demoCommunityModule,
  postSitemap,
  readCirclesOf,
} from './modules/community'
import type { Sanctions } from './modules/governance'
import { likesModule } from './modules/likes'
import { type NewsModule, newsFeedsModule, newsModule, newsWriterModule } from './modules/news'
import type { RelationsModule } from './modules/relations'
import type { Clock } from './platform/clock'
import type { Db } from './platform/database'
import type { Logger } from './platform/log'
import type { Moderation } from './platform/moderation'
import type { Module } from './platform/module'
import type { SendNotices } from './platform/notices'
import type { Pictures } from './platform/pictures'
import type { Staff } from './platform/staff'
import type { ObjectStorage } from './platform/storage'
import type { TextFilter } from './platform/text-filter'

export type ContentDeps = {
  db: Db
  clock: Clock
  log: Logger
  staff: Staff
  storage: ObjectStorage
  pictures: Pictures
  notices: SendNotices<NoticeContent>
  textFilter: TextFilter
  moderation: Moderation
  sanctions: Sanctions
  /** Minutes of matches in play, by sport. */
  minutes: Readonly<Record<number, MinuteOf>>
  relations: RelationsModule['relations']
  /** The feeds that this process runs. */
  feeds: Feeds
}

export type Content = {
  modules: Module[]
  /** Modules with data of members. */
  parts: (Module & { part: MemberPart })[]
  /** Modules that describe pages. */
  describedBy: Module[]
}

/** What members read, write and like: modules of articles, posts and comments. */
export function createContent(config: Config, deps: ContentDeps): Content {
  const { hiddenFor, areBlocked } = deps.relations
  const isApi = config.roles.has('api')
  const likes = likesModule({ ...deps, hiddenFor })
  const news = newsModule({
    ...deps,
    isApi,
    likes: likes.likes,
    hiddenFor,
    readPosts: (ids, member) => community.foundPosts(ids, member),
    readCircles: readCirclesOf,
    sitemapSources: [postSitemap(deps.db)],
    site: { origins: config.allowedOrigins, isSecure: config.https },
    countComments: (db, kind, ids) => comments.counts(db, kind, ids),
  })
  const newsFeeds = listNewsFeeds(config, { ...deps, ...news })
  const { football, basketball } = deps.feeds
  const newsWriter = newsWriterModule({
    ...deps,
    articles: news.articles,
    articlePictures: news.articlePictures,
    sources: { football: football?.source ?? null, basketball: basketball?.source ?? null },
  })
  const community: CommunityModule = communityModule({
    ...deps,
    isApi,
    hiddenFor,
    areBlocked,
    likes: likes.likes,
    commentCounts: (db, ids) => comments.counts(db, 'post', ids),
    firstComments: (postId) => comments.firstComments('post', postId),
  })
  const comments: CommentsModule = commentsModule({
    ...deps,
    isApi,
    likes: likes.likes,
    subjects: {
      article: news.subjects,
      post: community.subjects,
      match: matchSubjects(deps.db, deps.minutes),
      tip: NO_SUBJECTS,
    },
    changed: ({ kind, id }) => {
      if (kind === 'post') community.postCommented(id)
    },
  })
  const demoCommunity = demoCommunityModule({
    ...deps,
    ...community.acts,
    isDemo: config.feed === 'demo' && config.roles.has('feed'),
    comment: (member, id, text, key) =>
      comments.write(member, { subject: { kind: 'post', id }, text, key }, ''),
  })
  return {
    modules: [likes, news, ...newsFeeds, newsWriter, community, comments, demoCommunity],
    parts: [likes, community, comments],
    describedBy: [news, community],
  }
}

/** One of the processes that run feeds reads those of articles. */
function listNewsFeeds(
  { newsFeeds, roles }: Config,
  deps: Omit<ContentDeps, 'feeds'> & Pick<NewsModule, 'articles' | 'articlePictures'>,
): Module[] {
  return roles.has('feed') ? [newsFeedsModule({ ...deps, feeds: newsFeeds })] : []
}
