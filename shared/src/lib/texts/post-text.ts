type PostToDescribe = {
  spans: readonly { text: string }[]
  circle: { name: string }
  author: { nickName: string }
}

const MAX_TITLE = 30
const MAX_DESCRIPTION = 120

/** Title and description of the page of a post, which has no title of its own. */
export function postPageText({ spans, circle, author }: PostToDescribe): {
  title: string
  description: string
} {
  const text = spans
    .map((span) => span.text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
  const writer = author.nickName || '球迷'
  return {
    title: text ? shortened(text, MAX_TITLE) : `${circle.name}的图片帖`,
    description: shortened(`${writer}发表于${circle.name}：${text || '分享图片'}`, MAX_DESCRIPTION),
  }
}

/** At most so many characters as a reader counts them. */
function shortened(text: string, max: number): string {
  const characters = [...text]
  return characters.length > max ? `${characters.slice(0, max).join('')}…` : text
}
