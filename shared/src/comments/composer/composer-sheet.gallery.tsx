import type { CommentSubject } from '../../contracts/comments'
import { answer } from '../../testing'
import { ComposerSheet } from './composer-sheet'
import { EmojiPanel } from './emoji-panel'

export const isOverlay = true

const SUBJECT: CommentSubject = { kind: 'article', id: '1' }
const TARGET = {
  id: '5',
  threadId: '5',
  nickName: '北看台的风',
  text: '下半场换人之后节奏完全不一样了，中场拿得住球，边路也敢往里打。',
}
const emoji = (text: string, name: string) => ({ text, name })

export const answers = {
  'GET /user/common/getEmojis': answer({
    groups: [
      {
        name: '常用',
        emojis: [emoji('😀', '笑'), emoji('😂', '笑哭'), emoji('👍', '赞'), emoji('⚽', '足球')],
      },
      { name: '运动', emojis: [emoji('🏀', '篮球'), emoji('🏆', '奖杯')] },
    ],
  }),
}

export function Comment() {
  return <ComposerSheet subject={SUBJECT} target={null} onClose={() => undefined} />
}

export function Reply() {
  return <ComposerSheet subject={SUBJECT} target={TARGET} onClose={() => undefined} />
}

export function Emojis() {
  return (
    <main>
      <EmojiPanel onChoose={() => undefined} />
    </main>
  )
}
