import { MessageMenu } from './message-menu'

export const isOverlay = true

const MESSAGE = { id: 1, text: '林远这脚兜射，跟上轮一模一样', authorId: '7' }

export function OfAnother() {
  return <MessageMenu message={MESSAGE} onReport={() => undefined} onClose={() => undefined} />
}

export function Own() {
  return <MessageMenu message={{ ...MESSAGE, isOwn: true }} onClose={() => undefined} />
}
