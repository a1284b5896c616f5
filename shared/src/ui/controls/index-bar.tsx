import AntdIndexBar from 'antd-mobile/es/components/index-bar'
import type { ReactNode } from 'react'

export type IndexBarProps = { groups: readonly { letter: string; content: ReactNode }[] }

/** Groups under letters with the alphabet at the side; scrolls inside its own box. */
export function IndexBar({ groups }: IndexBarProps) {
  return (
    <AntdIndexBar>
      {groups.map(({ letter, content }) => (
        <AntdIndexBar.Panel key={letter} index={letter} title={letter}>
          {content}
        </AntdIndexBar.Panel>
      ))}
    </AntdIndexBar>
  )
}
