import { SPORT } from '../personal'

/** Query parameter of the login page: where to go afterwards. */
export const RETURN_PARAM = 'back'

/** Query parameter of a page with comments: the comment to open it at. */
export const COMMENT_PARAM = 'comment'

/** Links from one part into another, so that no remote spells another's URL. */
export const paths = {
  home: () => '/',
  scores: () => '/live/hot',
  streams: () => '/vlive/0',
  /** The live room of an anchor. */
  room: (roomId: number) => `/vlive/detail/${roomId}`,
  replay: (recordingId: number) => `/vlive/detail/replay?id=${recordingId}`,
  footballMatch: (matchId: number) => `/live/zq/detail/${matchId}`,
  basketballMatch: (matchId: number) => `/live/lq/detail/${matchId}`,
  /** The page of a match of any sport. */
  match: ({ sport, id }: { sport: number; id: number }) =>
    sport === SPORT.basketball ? paths.basketballMatch(id) : paths.footballMatch(id),
  /** `back`: the address to open after the login. */
  login: (back?: string) =>
    back === undefined ? '/user/login' : `/user/login?${RETURN_PARAM}=${encodeURIComponent(back)}`,
  download: () => '/download',
  /** The coins of the member. */
  wallet: () => '/user?wallet',
  article: (type: string, id: string) =>
    `/news/${encodeURIComponent(type)}/${encodeURIComponent(id)}`,
  /** The news, at the column that opens first. */
  headlines: () => '/news/1002',
  column: (columnId: number) => `/news/${columnId}`,
  community: () => '/community/list',
  circle: (circleId: number) => `/community/qdetail?id=${circleId}`,
  /** Posts of a topic, written without its two #. */
  topic: (name: string) => `/community/list?topic=${encodeURIComponent(name)}`,
  /** The public home of a member. */
  member: (memberId: string) => `/user/authorHome?id=${memberId}`,
  /** The messages of the member. */
  messages: () => '/message',
  conversation: (id: string) => `/message/chat?id=${id}`,
  /** The conversation with a member, made when there is none. */
  chatWith: (memberId: string) => `/message/chat?with=${memberId}`,
  /** A member among the messages: add, remark, block, report. */
  contact: (memberId: string) => `/message/personal?id=${memberId}`,
  /** A group of the member: its members, name and notice. */
  group: (id: string) => `/message/groupDetail?id=${id}`,
  groupInvitation: (code: string) => `/message/groupDetail?code=${encodeURIComponent(code)}`,
  assistant: () => '/ChatGPT',
  post: (code: string) => `/community/detail?code=${encodeURIComponent(code)}`,
  /** What became of what the member wrote (审核与申诉). */
  ownCases: () => '/user/message?tab=cases',
  /** A page with comments, opened at one of them. */
  comment: (page: string, commentId: string) =>
    `${page}${page.includes('?') ? '&' : '?'}${COMMENT_PARAM}=${encodeURIComponent(commentId)}`,
} as const
