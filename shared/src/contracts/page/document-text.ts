/** The product's name as people read it. */
export const PRODUCT_NAME = '赛点'

/**
 * What the banner above a page says of the app: in the first bytes of the HTML, and in the shell.
 */
export const BANNER_TEXT = { name: '赛点直播', slogan: '顶级体育赛事直播APP' } as const

/**
 * Title and description of the document for a page that has `title` and perhaps `description`;
 * without a page those of the product. The server writes them into the HTML, the shell keeps them
 * right while a person moves about.
 */
export function documentText(page?: { title: string; description?: string }): {
  title: string
  description: string
} {
  return {
    title: page
      ? `${page.title} - ${PRODUCT_NAME}`
      : `${PRODUCT_NAME} - NBA、CBA、英超、西甲、意甲、德甲、法甲比分直播`,
    description:
      page?.description ??
      `${PRODUCT_NAME}提供足球篮球即时比分、视频直播与资讯，覆盖NBA、CBA、英超、西甲、意甲、德甲、法甲、欧冠与中超。`,
  }
}
