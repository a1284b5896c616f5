import { useState } from 'react'
import { Button } from '../../button/button'
import { useLongPress } from './use-long-press'

export function OnAButton() {
  const [text, setText] = useState('按住一秒，或按 Shift + F10')
  const press = useLongPress(() => setText('主让半球：主队赢球才算赢'))
  return (
    <>
      <Button
        look="tinted"
        style={{ userSelect: 'none' }}
        onClick={() => setText('轻点看变化')}
        {...press}
      >
        半球
      </Button>
      <p>{text}</p>
    </>
  )
}
