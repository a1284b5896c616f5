import type { CommentThread } from '@saidian/shared/contracts/comments'
import type { Block } from '@saidian/shared/contracts/content'
import { element, htmlOf } from '../platform/markup'
import { articleMarkup, blockMarkup, commentsMarkup } from '.'

const html = (block: Block) => {
  const markup = blockMarkup(block)
  return markup && htmlOf(markup)
}
const picture = { small: '/s.webp', large: '/l.webp', width: 1200, height: 800 }
const MATCH = {
  id: 7,
  sport: 1,
  league: '英超',
  home: '曼城',
  away: '阿森纳',
  kickoffAt: 1_770_000_000,
}
const HOSTILE = '<img src=x onerror=alert(1)>'

describe('a block in the first HTML', () => {
  it.each<[Block, string | null]>([
    [
      {
        kind: 'paragraph',
        spans: [{ text: '曼城' }, { text: '夺冠', isBold: true, to: '/live/zq/detail/7' }],
      },
      '<p>曼城<a href="/live/zq/detail/7"><b>夺冠</b></a></p>',
    ],
    [{ kind: 'heading', spans: [{ text: '上半场' }] }, '<h2>上半场</h2>'],
    [
      { kind: 'quote', spans: [{ text: '原文', isItalic: true }] },
      '<blockquote><i>原文</i></blockquote>',
    ],
    [
      { kind: 'list', isOrdered: true, items: [[{ text: '一' }], [{ text: '二' }]] },
      '<ol><li>一</li><li>二</li></ol>',
    ],
    [
      { kind: 'picture', picture, caption: '封面' },
      '<figure><img src="/l.webp" alt="封面" width="1200" height="800" loading="lazy">' +
        '<figcaption>封面</figcaption></figure>',
    ],
    [
      { kind: 'table', caption: '积分', head: ['队'], rows: [[[{ text: '曼城' }]]], to: '' },
      '<div class="doc-table"><table><caption>积分</caption><thead><tr><th>队</th></tr></thead>' +
        '<tbody><tr><td>曼城</td></tr></tbody></table></div>',
    ],
    [
      { kind: 'table', caption: '', head: ['队'], rows: [], to: '/database/detail?id=1' },
      '<div class="doc-table"><table><caption><a href="/database/detail?id=1"> 查看数据 ›</a>' +
        '</caption><thead><tr><th>队</th></tr></thead><tbody></tbody></table></div>',
    ],
    [
      { kind: 'match', match: MATCH },
      '<a class="doc-match" href="/live/zq/detail/7"><span class="doc-meta">英超 2月2日 10:40' +
        '</span><span>曼城 VS 阿森纳</span></a>',
    ],
    [{ kind: 'video', recordingId: 1, title: '回放' }, '<div class="doc-video"></div>'],
  ])('is written as the page shows it: %j', (block, expected) => {
    expect(html(block)).toBe(expected)
  })

  it('keeps hostile text as text in every place', () => {
    const spans = [{ text: HOSTILE, isBold: true as const }]
    const written = [
      html({ kind: 'paragraph', spans }),
      html({ kind: 'list', isOrdered: false, items: [spans] }),
      html({ kind: 'picture', picture, caption: HOSTILE }),
      html({ kind: 'table', caption: HOSTILE, head: [HOSTILE], rows: [[spans]], to: '' }),
    ]
    for (const text of written) expect(text).not.toContain('<img src=x')
  })

  it('has no link that leaves the product or runs a script', () => {
    for (const to of ['javascript:alert(1)', '//evil.example'])
      expect(() => html({ kind: 'paragraph', spans: [{ text: 'x', to }] })).toThrow()
  })
})

test('an article has its title, origin and summary above its blocks', () => {
  const article = {
    title: '英超第12轮',
    summary: HOSTILE,
    source: { name: '赛点', url: '' },
    author: '',
    publishedAt: 1_770_000_000,
    editedAt: null,
    isDemo: true,
    blocks: [{ kind: 'paragraph' as const, spans: [{ text: '曼城取胜。' }] }],
  }
  expect(htmlOf(articleMarkup(article))).toBe(
    '<article class="doc"><h1>英超第12轮</h1>' +
      '<p class="doc-meta">赛点 · 2026-02-02 10:40 · 演示数据</p>' +
      '<p class="doc-lead">&lt;img src=x onerror=alert(1)&gt;</p><p>曼城取胜。</p></article>',
  )
})

describe('comments in the first HTML', () => {
  const thread = (state: 'shown' | 'deleted'): CommentThread => ({
    comment: {
      id: '1',
      floor: 3,
      parentId: null,
      replyTo: null,
      author: { id: '1', nickName: HOSTILE, portrait: '', level: 1 },
      state,
      spans: [{ text: HOSTILE }],
      at: 0,
      region: '北京',
      likes: 0,
      isLiked: false,
      replies: 0,
      isOwn: false,
      isByPoster: false,
      minute: null,
    },
    replies: [],
  })

  it('are text, with their floor', () => {
    const markup = commentsMarkup([thread('shown')])
    expect(htmlOf(markup ?? element('p'))).toBe(
      '<section><h2>评论</h2><article>' +
        '<p class="doc-meta">&lt;img src=x onerror=alert(1)&gt; · 3楼</p>' +
        '<p>&lt;img src=x onerror=alert(1)&gt;</p></article></section>',
    )
  })

  it('are absent when none is shown', () => {
    expect(commentsMarkup([thread('deleted')])).toBeNull()
    expect(commentsMarkup([])).toBeNull()
  })
})
