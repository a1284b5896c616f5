import { Sheet } from './sheet'

export const isOverlay = true

export function Short() {
  return (
    <Sheet title="选择公司" onClose={() => undefined}>
      <p>内容不多时，面板只有内容那么高。</p>
    </Sheet>
  )
}

export function LongTitleAndContent() {
  return (
    <Sheet title="国际足联世界杯预选赛亚洲区附加赛" onClose={() => undefined}>
      <ul>
        {Array.from({ length: 40 }, (_, row) => `第 ${row + 1} 行`).map((text) => (
          <li key={text} style={{ padding: '8px 0' }}>
            {text}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
