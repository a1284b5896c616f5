import type { Phase } from '@saidian/shared/matches'
import css from './section-title.module.css'

const TITLES: Record<Phase, string> = { inPlay: '进行中', soon: '即将开始', over: '已结束' }

/** Title between the sections of a list; without a phase, the end of the list. */
export function SectionTitle({ phase }: { phase: Phase | null }) {
  if (phase === null) return <p className={css.end}>没有更多了</p>
  return <h2 className={css.title}>{TITLES[phase]}</h2>
}
