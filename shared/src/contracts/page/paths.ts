/** Links from one part into another, so that no remote spells another's URL. */
export const paths = {
  home: () => '/',
  scores: () => '/live/hot',
  footballFollows: () => '/live/zq/gz',
  streams: () => '/vlive/0',
  footballMatch: (matchId: number) => `/live/zq/detail/${matchId}`,
  login: () => '/user/login',
  download: () => '/download',
  article: (type: string, id: string) =>
    `/news/${encodeURIComponent(type)}/${encodeURIComponent(id)}`,
  post: (code: string) => `/community/detail?code=${encodeURIComponent(code)}`,
} as const
