import { HeaderAct, TabHeader } from './tab-header'

const ignore = () => undefined

export function TitleAndActs() {
  return (
    <TabHeader title="直播">
      <HeaderAct icon="tv" text="视频赛程" to="/" />
      <HeaderAct isIcon icon="list" text="频道管理" onChoose={ignore} />
      <HeaderAct isIcon icon="search" text="还不能搜索" onChoose={undefined} />
    </TabHeader>
  )
}

export function BesideAnotherPage() {
  return (
    <TabHeader title="社区" sibling={{ text: '头条', to: '/' }}>
      <HeaderAct icon="list" text="全部圈子" onChoose={ignore} />
    </TabHeader>
  )
}
