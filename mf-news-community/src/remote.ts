import type { RemoteModule } from '@saidian/shared/host'
import { routes } from './routes'

const remote: RemoteModule = {
  name: 'mf_news_community',
  contract: 1,
  routes,
  widgets: {
    'member.sections': {
      posts: async () =>
        (
          await import(
            /* webpackChunkName: "member-posts" */ './features/member-posts/member-posts'
          )
        ).MemberPosts,
    },
  },
}

export default remote
