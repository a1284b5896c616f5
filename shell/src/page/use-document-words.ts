import { useEffect } from 'react'
import { useRouteMeta } from './use-route-meta'

const NAME = '赛点'
const DEFAULT_TITLE = `${NAME} - NBA、CBA、英超、西甲、意甲、德甲、法甲比分直播`
const DEFAULT_DESCRIPTION =
  '赛点提供足球篮球即时比分、视频直播与资讯，覆盖NBA、CBA、英超、西甲、意甲、德甲、法甲、欧冠与中超。'

/** Title and description of the document for a page of `title` and `description`, if it has them. */
export function documentWords(page?: { title: string; description?: string }): {
  title: string
  description: string
} {
  return {
    title: page ? `${page.title} - ${NAME}` : DEFAULT_TITLE,
    description: page?.description ?? DEFAULT_DESCRIPTION,
  }
}

/** Keeps the document's title and description with the page; a page may set a better title when its data has come. */
export function useDocumentWords(): void {
  const route = useRouteMeta()?.route
  useEffect(() => {
    const { title, description } = documentWords(route)
    document.title = title
    describe(description)
  }, [route])
}

function describe(description: string): void {
  const found = document.querySelector<HTMLMetaElement>('meta[name="description"]')
  const meta = found ?? document.head.appendChild(document.createElement('meta'))
  meta.name = 'description'
  meta.content = description
}
