import type { Block } from './block'
import { RichText } from './rich-text'

const BLOCKS: readonly Block[] = [
  { kind: 'heading', text: '一、我们收集哪些信息' },
  {
    kind: 'paragraph',
    text: [
      '登录时需要手机号。如何删除见',
      { text: '注销账号', to: '/user/set' },
      '。站外地址显示为文字：',
      { text: 'https://example.com', to: 'https://example.com' },
    ],
  },
  { kind: 'list', items: ['关注的比赛', '浏览过的比赛', '昵称和头像'] },
  {
    kind: 'sheets',
    sheets: [
      {
        title: '手机号',
        facts: [
          ['用途', '登录和找回密码'],
          ['保存', '注销账号后十五天'],
        ],
      },
    ],
  },
]

export function EveryKindOfBlock() {
  return <RichText blocks={BLOCKS} />
}
