import { useContributions, WidgetView } from '@saidian/shared/host'
import css from './home-sections.module.css'

const NO_VALUES = {}

/**
 * Lines that other remotes show above the list. Their height is reserved from the first frame, so
 * that no row moves when they come; their code loads after the rows (`isReady`). One that has
 * nothing to show, or fails, takes no height.
 */
export function HomeSections({ isReady }: { isReady: boolean }) {
  const sections = useContributions('home.sections')
  const reserved = <span />
  return sections.map(({ id, title, load }) => (
    <section key={id} className={css.section} aria-label={title}>
      {isReady ? (
        <WidgetView load={load} values={NO_VALUES} loading={reserved} failure={() => null} />
      ) : (
        reserved
      )}
    </section>
  ))
}
