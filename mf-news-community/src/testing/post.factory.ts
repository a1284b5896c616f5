import type { Circle, CircleDetail, Post } from '@saidian/shared/contracts/community'
import type { Picture } from '@saidian/shared/contracts/content'

export function makePicture(place = 1): Picture {
  return {
    small: `/api/post-picture/${place}-400.webp`,
    large: `/api/post-picture/${place}-1200.webp`,
    width: 1200,
    height: 800,
  }
}

/** A post of another member without pictures. */
export function makePost(given: Partial<Post> = {}): Post {
  return {
    code: '501',
    circle: { id: 3, name: '阿森纳' },
    author: { id: '100007', nickName: '风过看台', portrait: '', level: 4 },
    state: 'shown',
    spans: [{ text: '厄德高复出第一场就助攻，中场终于活了。' }],
    pictures: [],
    waitingPictures: 0,
    tag: null,
    at: 1_795_000_000,
    editedAt: null,
    region: '广东',
    likes: 12,
    isLiked: false,
    comments: 3,
    isPinned: false,
    isOwn: false,
    canManage: false,
    ...given,
  }
}

export function makeCircle(given: Partial<Circle> = {}): Circle {
  return {
    id: 3,
    kind: 'team',
    name: '阿森纳',
    description: '枪手球迷的圈子',
    colors: ['#ef0107', '#ffffff'],
    mark: '阿',
    iso: null,
    members: 128,
    posts: 56,
    isJoined: false,
    ...given,
  }
}

export function makeCircleDetail(given: Partial<CircleDetail> = {}): CircleDetail {
  return {
    ...makeCircle(),
    rules: ['不攻击其他球队的球迷', '不剧透别人正在看的比赛'],
    managers: [{ id: '100009', nickName: '海布里老人', portrait: '', level: 9 }],
    role: 'visitor',
    mutedUntil: null,
    ...given,
  }
}
