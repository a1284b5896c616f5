import { Button } from './button'

export function Filled() {
  return <Button>登录</Button>
}

export function Tinted() {
  return <Button look="tinted">点击重试</Button>
}

export function Plain() {
  return <Button look="plain">忘记密码</Button>
}

export function Wide() {
  return <Button isWide>保存</Button>
}

export function Disabled() {
  return (
    <Button isWide disabled>
      保存
    </Button>
  )
}
