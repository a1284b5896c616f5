import type { AnswerSource } from '@saidian/shared/contracts/assistant'
import type { ReactNode } from 'react'
import { SourceMark } from '../sources/source-mark'
import css from './blocks.module.css'

/** What every block gets: where its figures come from. */
export type BlockSource = { source: AnswerSource | undefined }

type BlockFrameProps = BlockSource & { title: string; children: ReactNode }

/** A block of an answer below its title, with the number of its source. */
export function BlockFrame({ title, source, children }: BlockFrameProps) {
  return (
    <figure className={css.frame} aria-label={title}>
      <figcaption className={css.caption}>
        {title}
        {source && <SourceMark source={source} />}
      </figcaption>
      {children}
    </figure>
  )
}
