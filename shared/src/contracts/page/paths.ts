/** Query parameter of the login page: where to go afterwards. */
export const RETURN_PARAM = 'back'

/** Links from one part into another, so that no remote spells another's URL. */
export const paths = {
  home: () => '/',
  scores: () => '/live/hot',
  streams: () => '/vlive/0',
  footballMatch: (matchId: number) => `/live/zq/detail/${matchId}`,
  basketballMatch: (matchId: number) => `/live/lq/detail/${matchId}`,
  /** `back`: the address to open after the login. */
  login: (back?: string) =>
    back === undefined ? '/user/login' : `/user/login?${RETURN_PARAM}=${encodeURIComponent(back)}`,
  download: () => '/download',
  article: (type: string, id: string) =>
    `/news/${encodeURIComponent(type)}/${encodeURIComponent(id)}`,
  post: (code: string) => `/community/detail?code=${encodeURIComponent(code)}`,
} as const
