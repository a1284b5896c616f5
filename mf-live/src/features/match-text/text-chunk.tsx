import type { TextLine } from '@saidian/shared/contracts/matches'
import { memo, useEffect, useRef } from 'react'
import css from './match-text.module.css'
import { type Chunk, isSameChunk } from './text.rules'
import { TextRow } from './text-row'
import type { TextView } from './text-view'

type TextChunkProps = { view: TextView; chunk: Chunk; highlighted: TextLine | undefined }

/**
 * Some lines that the browser lays out only near the screen; search and screen readers still find
 * them.
 */
export const TextChunk = memo(
  function TextChunk({ view, chunk, highlighted }: TextChunkProps) {
    const list = useRef<HTMLOListElement>(null)
    const highlightedKey = highlighted?.key
    useEffect(() => {
      if (highlightedKey !== undefined)
        list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' })
    }, [highlightedKey])
    return (
      <ol ref={list} className={css.lines} reversed>
        {chunk.lines.map((line) => (
          <TextRow key={line.key} view={view} line={line} isHighlighted={line === highlighted} />
        ))}
      </ol>
    )
  },
  (before, after) =>
    before.highlighted === after.highlighted && isSameChunk(before.chunk, after.chunk),
)
