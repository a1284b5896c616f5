import { newsStaffEndpoints as calls } from '@saidian/shared/contracts/news'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../platform/database'
import { serve } from '../../../platform/http'
import { acceptPictures, readSentPicture } from '../../../platform/pictures'
import { staffOf } from '../../../platform/staff'
import { ARTICLE_PICTURE, type ArticlePictures } from '../pictures/article-pictures'
import { readHistory } from './history.service'
import type { StaffActs } from './staff-acts.service'

type Given = { db: Db; acts: StaffActs; pictures: ArticlePictures }

/** As much text as the blocks of an article may have. */
const MAX_TEXT_BYTES = 1_000_000

export function articleStaffRoutes(app: FastifyInstance, { db, acts, pictures }: Given): void {
  acceptPictures(app)
  app.addHook('onRoute', (route) => {
    if (route.url === calls.create.path || route.url === calls.edit.path)
      route.bodyLimit = MAX_TEXT_BYTES
  })
  serve(app, calls.create, ({ body, request }) => acts.create(body, staffOf(request).name))
  serve(app, calls.edit, ({ body, request }) => acts.edit(body, staffOf(request).name))
  serve(app, calls.publish, ({ body, request }) => acts.publish(body, staffOf(request).name))
  serve(app, calls.withdraw, ({ body, request }) => acts.withdraw(body, staffOf(request).name))
  serve(app, calls.pin, ({ body, request }) => acts.pin(body, staffOf(request).name))
  serve(app, calls.picture, async ({ request }) =>
    pictures.add(await readSentPicture(request, 'picture', ARTICLE_PICTURE)),
  )
  serve(app, calls.history, ({ query }) => readHistory(db, query))
}

/** The article of a call, for the security log. */
export function aboutArticle({ body, query }: { body: unknown; query: unknown }): string | null {
  const { id, title } = { ...(query as object), ...(body as object) } as Record<string, unknown>
  if (typeof id === 'string') return `article ${id}`
  return typeof title === 'string' ? title.slice(0, 60) : null
}
