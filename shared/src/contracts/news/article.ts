import Type, { type Static } from 'typebox'
import { Block, ContentId, Likes, Picture, Seconds } from '../content'
import { MatchSummary } from '../matches'

/** Column 头条. */
export const HEADLINES = 1002
export const ColumnId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

export const Column = Type.Object({
  id: ColumnId,
  name: Type.String(),
  isFixed: Type.Boolean({ description: 'always first, such as 头条' }),
})
export type Column = Static<typeof Column>

/** Who published an article first. */
export const ArticleSource = Type.Object({
  name: Type.String(),
  url: Type.String({ description: 'the original page, https; empty for our own articles' }),
})

export const ArticleCard = Type.Object({
  id: ContentId,
  columnId: ColumnId,
  title: Type.String(),
  withoutResult: Type.Optional(
    Type.String({
      description:
        'title for a reader who hides results, who also sees no summary; absent when ' +
        'neither reveals one',
    }),
  ),
  summary: Type.String(),
  pictures: Type.Array(Picture, { maxItems: 3 }),
  source: ArticleSource,
  publishedAt: Seconds,
  comments: Type.Integer({ minimum: 0 }),
  isPinned: Type.Boolean(),
  hasVideo: Type.Boolean(),
  isDemo: Type.Boolean({ description: 'written from demo matches (演示数据)' }),
})
export type ArticleCard = Static<typeof ArticleCard>

/** A team, league or player that the text names, with its page. */
export const Mention = Type.Object({
  kind: Type.Enum(['team', 'league', 'player']),
  sport: Type.Integer({ description: '1 football, 2 basketball' }),
  id: Type.Integer(),
  name: Type.String(),
})
export type Mention = Static<typeof Mention>

export const Article = Type.Object({
  ...ArticleCard.properties,
  ...Likes.properties,
  columnName: Type.String(),
  author: Type.String({ description: 'as the source names them; may be empty' }),
  editedAt: Type.Union([Seconds, Type.Null()]),
  blocks: Type.Array(Block),
  mentions: Type.Array(Mention),
  matches: Type.Array(MatchSummary, { description: 'what the article is about' }),
  related: Type.Array(ArticleCard),
})
export type Article = Static<typeof Article>
