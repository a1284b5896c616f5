import { ActButton, ActGrid } from './act-grid'

const ignore = () => undefined

export function ActsOfAMenu() {
  return (
    <ActGrid>
      <ActButton onAct={ignore}>复制</ActButton>
      <ActButton onAct={ignore}>举报</ActButton>
      <ActButton isDisabled onAct={ignore}>
        发送中
      </ActButton>
      <ActButton isDanger onAct={ignore}>
        删除
      </ActButton>
    </ActGrid>
  )
}
