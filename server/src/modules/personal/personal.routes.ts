import {
  addHistory,
  type Favourite,
  type Follow,
  getFavourites,
  getFollows,
  getHistory,
  getSettings,
  putFavourites,
  putFollows,
  putSettings,
  removeHistory,
} from '@saidian/shared/contracts/personal'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http'
import type { History } from './history.service'
import type { Marks } from './marks.service'
import type { Settings } from './settings.service'

export type PersonalParts = {
  follows: Marks<Follow>
  favourites: Marks<Favourite>
  history: History
  settings: Settings
}

export function personalRoutes(app: FastifyInstance, parts: PersonalParts): void {
  const { follows, favourites, history, settings } = parts
  serve(app, getFollows, ({ user }) => follows.read(user))
  serve(app, putFollows, ({ user, body }) => follows.put(user, body.marks))
  serve(app, getFavourites, ({ user }) => favourites.read(user))
  serve(app, putFavourites, ({ user, body }) => favourites.put(user, body.marks))
  serve(app, getHistory, ({ user, query }) => history.read(user, query))
  serve(app, addHistory, async ({ user, body }) => {
    await history.add(user, body.visits)
    return null
  })
  serve(app, removeHistory, async ({ user, body }) => {
    await history.remove(user, body.pages)
    return null
  })
  serve(app, getSettings, ({ user }) => settings.read(user))
  serve(app, putSettings, ({ user, body }) => settings.put(user, body.entries))
}
