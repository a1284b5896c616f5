import { messageTime, timeOfDay } from './day-text'
import { TimeText } from './time-text'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

export function Ago() {
  const now = Date.now()
  return (
    <>
      <p>
        <TimeText at={now} />
      </p>
      <p>
        <TimeText at={now - 5 * MINUTE_MS} />
      </p>
      <p>
        <TimeText at={now - DAY_MS} />
      </p>
    </>
  )
}

export function Message() {
  const now = Date.now()
  return (
    <>
      <p>
        <TimeText at={now} format={messageTime} />
      </p>
      <p>
        <TimeText at={now - 2 * DAY_MS} format={messageTime} />
      </p>
      <p>
        <TimeText at={now - 400 * DAY_MS} format={messageTime} />
      </p>
    </>
  )
}

export function BelowTheTitleOfItsDay() {
  return <TimeText at={Date.now() - DAY_MS} format={timeOfDay} />
}
