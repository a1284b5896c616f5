import type { TextLine } from '@saidian/shared/contracts'
import { memo, useEffect, useRef } from 'react'
import css from './match-text.module.css'
import { isSameStretch, type Stretch } from './text.rules'
import { TextRow } from './text-row'

type TextStretchProps = { stretch: Stretch; sought: TextLine | undefined }

/** Some lines that the browser lays out only near the screen, though they can be found and read all the same. */
export const TextStretch = memo(
  function TextStretch({ stretch, sought }: TextStretchProps) {
    const list = useRef<HTMLOListElement>(null)
    const soughtKey = sought?.key
    useEffect(() => {
      if (soughtKey !== undefined)
        list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' })
    }, [soughtKey])
    return (
      <ol ref={list} className={css.lines} reversed>
        {stretch.lines.map((line) => (
          <TextRow key={line.key} line={line} isSought={line === sought} />
        ))}
      </ol>
    )
  },
  (before, after) => before.sought === after.sought && isSameStretch(before.stretch, after.stretch),
)
