import { useState } from 'react'
import { Switch } from '.'

export function On() {
  const [isOn, setOn] = useState(true)
  return <Switch label="进球提示" isOn={isOn} onChange={setOn} />
}

export function Off() {
  const [isOn, setOn] = useState(false)
  return <Switch label="震动" isOn={isOn} onChange={setOn} />
}

export function DisabledOn() {
  return <Switch label="青少年模式" isOn isDisabled onChange={() => undefined} />
}

export function DisabledOff() {
  return <Switch label="显示指数" isOn={false} isDisabled onChange={() => undefined} />
}
