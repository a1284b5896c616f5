import type { CommentThread } from '@saidian/shared/contracts/comments'
import type { Post } from '@saidian/shared/contracts/community'
import { paths } from '@saidian/shared/contracts/page'
import { formatDate } from '@saidian/shared/lib'
import { postPageText } from '@saidian/shared/lib/texts'
import { blockMarkup, commentsMarkup } from '../../../documents'
import type { Db } from '../../../platform/database'
import { element, type Markup } from '../../../platform/markup'
import type { PageText, ReadPageText } from '../../../platform/module'
import { findCircle } from '../circles/circles.repository'
import type { Reading } from '../reading/reading.service'

const CODE = /^[1-9]\d{0,17}$/
const CIRCLE = /^[1-9]\d{0,8}$/
const MAX_TOPIC = 30

export type PageTextDeps = {
  db: Db
  reading: Pick<Reading, 'detail'>
  /** The hottest threads below a post. */
  firstComments: (postId: string) => Promise<CommentThread[]>
}

/** Texts of the pages of the community, by the name that their routes give as `titleFrom`. */
export function communityPageTexts(deps: PageTextDeps): Record<string, ReadPageText> {
  return {
    post: ({ query, origin }) => postText(deps, query.get('code') ?? '', origin),
    circle: ({ query }) => circleText(deps.db, query.get('id') ?? ''),
    community: async ({ query }) => topicText(query.get('topic') ?? ''),
  }
}

/** A post as a visitor sees it, with its first comments. */
async function postText(
  { reading, firstComments }: PageTextDeps,
  code: string,
  origin: string,
): Promise<PageText | null> {
  if (!CODE.test(code)) return null
  const post = await reading.detail(null, code).catch(() => null)
  if (!post) return null
  const threads = await firstComments(code)
  const [image] = post.pictures
  return {
    ...postPageText(post),
    ...(image && { image: image.large }),
    content: postMarkup(post, threads),
    jsonLd: postData(post, threads, origin),
    canonical: paths.post(code),
    isArticle: true,
  }
}

function postMarkup(post: Post, threads: readonly CommentThread[]): Markup {
  const { author, circle, at, region, spans, pictures } = post
  const facts = [author.nickName, timeText(at), `IP属地：${region}`]
  const blocks = pictures.map((picture) => ({ kind: 'picture', picture, caption: '' }) as const)
  return element(
    'main',
    {},
    element(
      'article',
      { class: 'doc' },
      element('p', { class: 'doc-facts' }, ...facts.map((fact) => element('span', {}, fact))),
      element(
        'div',
        { class: 'doc-body' },
        blockMarkup({ kind: 'paragraph', spans }),
        ...blocks.map(blockMarkup),
        element('p', {}, element('a', { href: paths.circle(circle.id) }, circle.name)),
      ),
    ),
    commentsMarkup(threads),
  )
}

const timeText = (at: number) => formatDate(at * 1000, 'yyyy年M月d日 hh:mm')
const isoOf = (at: number) => new Date(at * 1000).toISOString()
const plain = (spans: readonly { text: string }[]) => spans.map(({ text }) => text).join('')

/** The post as search engines read it. */
function postData(post: Post, threads: readonly CommentThread[], origin: string) {
  const comments = threads.filter(({ comment }) => comment.state === 'shown')
  const personOf = ({ id, nickName }: Post['author']) => ({
    '@type': 'Person',
    name: nickName,
    ...(id !== '' && { url: origin + paths.member(id) }),
  })
  return {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    url: origin + paths.post(post.code),
    headline: postPageText(post).title,
    text: plain(post.spans),
    author: personOf(post.author),
    datePublished: isoOf(post.at),
    ...(post.editedAt !== null && { dateModified: isoOf(post.editedAt) }),
    ...(post.pictures.length > 0 && {
      image: post.pictures.map(({ large }) => origin + large),
    }),
    isPartOf: { '@type': 'WebPage', url: origin + paths.circle(post.circle.id) },
    interactionStatistic: [
      interaction('LikeAction', post.likes),
      interaction('CommentAction', post.comments),
    ],
    comment: comments.map(({ comment }) => ({
      '@type': 'Comment',
      text: plain(comment.spans),
      author: personOf(comment.author),
      datePublished: isoOf(comment.at),
    })),
  }
}

function interaction(kind: 'LikeAction' | 'CommentAction', count: number) {
  return {
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${kind}`,
    userInteractionCount: count,
  }
}

async function circleText(db: Db, id: string): Promise<PageText | null> {
  const circle = CIRCLE.test(id) ? await findCircle(db, Number(id), null) : null
  if (!circle) return null
  return {
    title: circle.name,
    description: circle.description,
    canonical: paths.circle(circle.id),
  }
}

function topicText(topic: string): PageText | null {
  const name = topic.trim()
  if (name === '' || [...name].length > MAX_TOPIC) return null
  return { title: `#${name}#`, description: `球迷关于#${name}#的帖子与讨论。` }
}
