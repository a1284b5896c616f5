import type { RouteObject } from '@saidian/shared/router'
import type { ComponentType } from 'react'
import { peoplePaths } from './people/paths'

/** Pages about people and groups, each behind a lazy import. */
export function peopleRoutes(): RouteObject[] {
  return [
    page(
      '/message/groupDetail',
      async () =>
        (await import(/* webpackChunkName: "groups" */ './pages/people/group-detail.page'))
          .GroupDetailPage,
    ),
    page(
      peoplePaths.groups(),
      async () =>
        (await import(/* webpackChunkName: "groups" */ './pages/people/group-list.page'))
          .GroupListPage,
    ),
    page(
      peoplePaths.createGroup(),
      async () =>
        (await import(/* webpackChunkName: "groups" */ './pages/people/create-group.page'))
          .CreateGroupPage,
    ),
    page(
      peoplePaths.fans(),
      async () =>
        (await import(/* webpackChunkName: "fans" */ './pages/people/fans.page')).FansPage,
    ),
    page(
      '/message/personal',
      async () =>
        (await import(/* webpackChunkName: "personal" */ './pages/people/personal.page'))
          .PersonalPage,
    ),
    page(
      peoplePaths.find(),
      async () =>
        (await import(/* webpackChunkName: "find" */ './pages/people/find.page')).FindPage,
    ),
    page(
      peoplePaths.address(),
      async () =>
        (await import(/* webpackChunkName: "address" */ './pages/people/address.page')).AddressPage,
    ),
    page(
      peoplePaths.attention(),
      async () =>
        (await import(/* webpackChunkName: "marks" */ './pages/people/attention.page'))
          .AttentionPage,
    ),
    page(
      peoplePaths.favor(),
      async () =>
        (await import(/* webpackChunkName: "marks" */ './pages/people/favor.page')).FavorPage,
    ),
  ]
}

function page(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: async () => ({ Component: await load() }) }
}
