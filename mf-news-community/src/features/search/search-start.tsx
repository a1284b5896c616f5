import css from './content-search.module.css'
import { useSearches } from './search-history'

/** What was searched for before, to tap again. */
export function SearchStart({ onSearch }: { onSearch: (words: string) => void }) {
  const { searches, clear } = useSearches()
  if (searches.length === 0) return <p className={css.hint}>输入球队、球员、联赛或话题</p>
  return (
    <section className={css.start} aria-label="搜索历史">
      <div className={css.startHead}>
        <h2 className={css.heading}>搜索历史</h2>
        <button type="button" className={css.clear} onClick={clear}>
          清空
        </button>
      </div>
      <ul className={css.searches}>
        {searches.map((words) => (
          <li key={words}>
            <button type="button" className={css.search} onClick={() => onSearch(words)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
