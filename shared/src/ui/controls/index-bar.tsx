import AntdIndexBar from 'antd-mobile/es/components/index-bar'
import type { ReactNode } from 'react'

export type IndexBarProps = {
  groups: readonly { letter: string; title: string; content: ReactNode }[]
}

/** Groups under their titles, with their letters at the side; scrolls inside its own box. */
export function IndexBar({ groups }: IndexBarProps) {
  return (
    <AntdIndexBar>
      {groups.map(({ letter, title, content }) => (
        <AntdIndexBar.Panel key={letter} index={letter} title={title}>
          {content}
        </AntdIndexBar.Panel>
      ))}
    </AntdIndexBar>
  )
}
