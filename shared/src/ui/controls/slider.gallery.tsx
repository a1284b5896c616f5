import { useState } from 'react'
import { Slider } from '.'

function Delay({ from }: { from: number }) {
  const [value, setValue] = useState(from)
  return (
    <Slider
      label={`延迟，从 ${from} 秒`}
      value={value}
      min={0}
      max={120}
      step={5}
      onChange={setValue}
      textOf={(seconds) => `${seconds} 秒`}
    />
  )
}

export function AtTheStart() {
  return <Delay from={0} />
}

export function Between() {
  return <Delay from={45} />
}

export function AtTheEnd() {
  return <Delay from={120} />
}
