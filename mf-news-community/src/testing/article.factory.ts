import type { Picture } from '@saidian/shared/contracts/content'
import type { Article, ArticleCard, ArticleList, Column } from '@saidian/shared/contracts/news'

/** Columns of the product: 头条 is fixed. */
export const COLUMNS: Column[] = [
  { id: 1002, name: '头条', isFixed: true },
  { id: 1, name: '足球', isFixed: false },
  { id: 2, name: '篮球', isFixed: false },
]

/** A picture of 1200 × 800 pixels. */
export function makePicture(name: string): Picture {
  return { small: `/p/${name}-s.webp`, large: `/p/${name}.webp`, width: 1200, height: 800 }
}

/** An article of column 足球 without pictures, published at noon. */
export function makeArticleCard(given: Partial<ArticleCard> = {}): ArticleCard {
  const id = given.id ?? '55'
  return {
    id,
    columnId: 1,
    title: `阿森纳主场取胜${id}`,
    summary: '下半场连入三球',
    pictures: [],
    source: { name: '赛点', url: '' },
    publishedAt: 1_770_000_000,
    comments: 3,
    isPinned: false,
    hasVideo: false,
    isDemo: false,
    ...given,
  }
}

export function makeArticleList(given: Partial<ArticleList> = {}): ArticleList {
  return { carousel: [], articles: [makeArticleCard()], next: null, ...given }
}

/** The whole article: one paragraph, liked by five others. */
export function makeArticle(given: Partial<Article> = {}): Article {
  return {
    ...makeArticleCard(),
    likes: 5,
    isLiked: false,
    columnName: '足球',
    author: '',
    editedAt: null,
    blocks: [{ kind: 'paragraph', spans: [{ text: '比赛第31分钟，客队先入一球。' }] }],
    mentions: [],
    matches: [],
    related: [],
    ...given,
  }
}
