/** Addresses of this remote. */
export const userPaths = {
  home: () => '/user',
  register: () => '/user/register',
  login: () => '/user/login',
  password: () => '/user/password',
  info: () => '/user/infor',
  nickname: () => '/user/nickname',
  certification: () => '/user/certification',
  changePassword: () => '/user/changePassWord',
  settings: () => '/user/set',
  follows: () => '/user/attention',
  history: () => '/user/history',
  matches: () => '/user/match',
  comments: () => '/user/message',
  /** 审核与申诉. */
  cases: () => '/user/message?tab=cases',
  posts: () => '/user/community',
  favourites: () => '/user/community?tab=favourites',
  author: () => '/user/authorHome',
  member: (id: string) => `/user/authorHome?id=${encodeURIComponent(id)}`,
  questions: () => '/user/question',
  question: (id: string) => `/user/doubt?id=${encodeURIComponent(id)}`,
  feedback: () => '/user/opinion',
  about: () => '/user/about',
  agreement: (name: AgreementName) => `/user/agreement/${name}`,
} as const

export const AGREEMENT_NAMES = [
  'yhxy',
  'yszc',
  'qzxy',
  'sqgz',
  'lx',
  'xy',
  'ys',
  'tcXy',
  'tcYs',
  'tcXyQmh',
  'tcYsQmh',
] as const
export type AgreementName = (typeof AGREEMENT_NAMES)[number]
