import { Button } from '../../button/button'
import { Icon } from '../../icon/icon'
import { Page } from './page'

export const isOverlay = true

const leave = () => undefined

export function TitleOnly() {
  return (
    <Page title="关于赛点">
      <p>没有上一页时，标题左边没有箭头。</p>
    </Page>
  )
}

export function BackAndActions() {
  return (
    <Page
      title="我的关注"
      onBack={leave}
      actions={
        <button type="button" aria-label="筛选">
          <Icon name="filter" size={20} />
        </button>
      }
    >
      <p>内容</p>
    </Page>
  )
}

export function LongTitleAndFooter() {
  return (
    <Page
      title="国际足联世界杯预选赛亚洲区附加赛第二回合"
      onBack={leave}
      footer={<Button isWide>保存</Button>}
    >
      <ul>
        {Array.from({ length: 40 }, (_, row) => `第 ${row + 1} 行`).map((text) => (
          <li key={text} style={{ padding: '8px 16px' }}>
            {text}
          </li>
        ))}
      </ul>
    </Page>
  )
}
