import type { RouteObject } from '@saidian/shared/router'
import type { ComponentType } from 'react'
import { agreementRoutes } from './agreement-routes'
import { userPaths } from './paths'

/** Routes of this remote: the patterns of `remote.json`, each page behind a lazy import. */
export function routes(): RouteObject[] {
  return [
    ...entryRoutes(),
    ...profileRoutes(),
    ...listRoutes(),
    ...helpRoutes(),
    ...agreementRoutes(),
  ]
}

/** Login, registration and password reset. */
function entryRoutes(): RouteObject[] {
  return [
    page(
      userPaths.login(),
      async () =>
        (await import(/* webpackChunkName: "entry" */ './pages/entry/login.page')).LoginPage,
    ),
    page(
      userPaths.register(),
      async () =>
        (await import(/* webpackChunkName: "entry" */ './pages/entry/register.page')).RegisterPage,
    ),
    page(
      userPaths.password(),
      async () =>
        (await import(/* webpackChunkName: "entry" */ './pages/entry/password.page')).PasswordPage,
    ),
  ]
}

/** The home page of the area, settings and profile. */
function profileRoutes(): RouteObject[] {
  return [
    page(
      userPaths.home(),
      async () => (await import(/* webpackChunkName: "user" */ './pages/user.page')).UserPage,
    ),
    page(
      userPaths.settings(),
      async () => (await import(/* webpackChunkName: "settings" */ './pages/set.page')).SetPage,
    ),
    page(
      userPaths.info(),
      async () =>
        (await import(/* webpackChunkName: "profile" */ './pages/account/info.page')).InfoPage,
    ),
    page(
      userPaths.nickname(),
      async () =>
        (await import(/* webpackChunkName: "profile" */ './pages/account/nickname.page'))
          .NicknamePage,
    ),
    page(
      userPaths.certification(),
      async () =>
        (await import(/* webpackChunkName: "profile" */ './pages/account/certification.page'))
          .CertificationPage,
    ),
    page(
      userPaths.changePassword(),
      async () =>
        (await import(/* webpackChunkName: "profile" */ './pages/account/change-password.page'))
          .ChangePasswordPage,
    ),
  ]
}

/** Lists of the member and public member pages. */
function listRoutes(): RouteObject[] {
  return [
    page(
      userPaths.follows(),
      async () =>
        (await import(/* webpackChunkName: "personal" */ './pages/personal/attention.page'))
          .AttentionPage,
    ),
    page(
      userPaths.history(),
      async () =>
        (await import(/* webpackChunkName: "personal" */ './pages/personal/history.page'))
          .HistoryPage,
    ),
    page(
      userPaths.matches(),
      async () =>
        (await import(/* webpackChunkName: "personal" */ './pages/personal/matches.page'))
          .MatchesPage,
    ),
    page(
      userPaths.comments(),
      async () =>
        (await import(/* webpackChunkName: "written" */ './pages/personal/comments.page'))
          .CommentsPage,
    ),
    page(
      userPaths.posts(),
      async () =>
        (await import(/* webpackChunkName: "written" */ './pages/personal/posts.page')).PostsPage,
    ),
    page(
      userPaths.author(),
      async () =>
        (await import(/* webpackChunkName: "author" */ './pages/personal/author-home.page'))
          .AuthorHomePage,
    ),
  ]
}

/** Feedback, questions and about. */
function helpRoutes(): RouteObject[] {
  return [
    page(
      userPaths.feedback(),
      async () =>
        (await import(/* webpackChunkName: "feedback" */ './pages/help/opinion.page')).OpinionPage,
    ),
    page(
      userPaths.questions(),
      async () =>
        (await import(/* webpackChunkName: "questions" */ './pages/help/question.page'))
          .QuestionPage,
    ),
    page(
      '/user/doubt',
      async () =>
        (await import(/* webpackChunkName: "questions" */ './pages/help/doubt.page')).DoubtPage,
    ),
    page(
      userPaths.about(),
      async () =>
        (await import(/* webpackChunkName: "about" */ './pages/help/about.page')).AboutPage,
    ),
  ]
}

function page(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: async () => ({ Component: await load() }) }
}
