import { useState } from 'react'

/** Which row shows its acts: at most one at a time. */
export type OpenRow = {
  /** Closes the one before; `close` is called when another one opens, or by the row itself. */
  open: (close: () => void) => void
  closed: (close: () => void) => void
}

export function useOpenRow(): OpenRow {
  const [openRow] = useState(createOpenRow)
  return openRow
}

function createOpenRow(): OpenRow {
  let current: (() => void) | null = null
  return {
    open: (close) => {
      if (current !== close) current?.()
      current = close
    },
    closed: (close) => {
      if (current === close) current = null
    },
  }
}
