import type { OwnComment } from '@saidian/shared/contracts/comments'
import type { Post } from '@saidian/shared/contracts/community'
import type { OwnCase } from '@saidian/shared/contracts/moderation'
import { makeComment } from '@saidian/shared/testing'

/** A comment of the member on an article. */
export function makeOwnComment(given: Partial<OwnComment> = {}): OwnComment {
  return {
    comment: makeComment({ id: '5', text: '换人换早了', isOwn: true }),
    subject: { kind: 'article', id: '7' },
    title: '赛后：主队逆转',
    link: '/news/1002/7?comment=5',
    ...given,
  }
}

/** A comment that the staff removed and that can be appealed. */
export function makeOwnCase(given: Partial<OwnCase> = {}): OwnCase {
  return {
    id: '3',
    kind: 'comment',
    excerpt: '加我看直播',
    state: 'removed',
    reason: '广告引流',
    at: 1_770_000_000,
    appeal: 'possible',
    ...given,
  }
}

/** A post of the member. */
export function makeOwnPost(given: Partial<Post> = {}): Post {
  return {
    code: '42',
    circle: { id: 1, name: '英超' },
    author: { id: '100001', nickName: '球迷100001', portrait: '', level: 1 },
    state: 'shown',
    spans: [{ text: '这轮你们看好谁' }],
    pictures: [],
    waitingPictures: 0,
    tag: null,
    at: 1_770_000_000,
    editedAt: null,
    region: '广东',
    likes: 3,
    isLiked: false,
    comments: 2,
    isPinned: false,
    isOwn: true,
    canManage: false,
    ...given,
  }
}
