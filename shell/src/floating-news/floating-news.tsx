import { useNavigate } from '@saidian/shared/router'
import {
  type NewsNavItem,
  newsNavSlice,
  useAppDispatch,
  useAppSelector,
} from '@saidian/shared/store'
import { Icon } from '@saidian/shared/ui'
import { useState } from 'react'
import css from './floating-news.module.css'
import { targetOf } from './floating-news.rules'

/** Articles that the user saved for later: a strip at the edge that opens into a list. */
export function FloatingNews() {
  const items = useAppSelector((state) => state.newsNav.items)
  const [isOpen, setIsOpen] = useState(false)
  if (items.length === 0) return null
  if (isOpen) return <SavedList items={items} onCollapse={() => setIsOpen(false)} />
  return (
    <button
      className={css.strip}
      type="button"
      aria-expanded={false}
      onClick={() => setIsOpen(true)}
    >
      <Icon name="headlines" size={16} />
      <span aria-hidden="true">{items.length}</span>
      <span className={css.spoken}>{`${items.length}篇浮窗文章`}</span>
    </button>
  )
}

type SavedListProps = { items: readonly NewsNavItem[]; onCollapse: () => void }

function SavedList({ items, onCollapse }: SavedListProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const open = (item: NewsNavItem) => {
    onCollapse()
    navigate(targetOf(item))
  }
  return (
    <section className={css.list} aria-label="浮窗文章">
      <button className={css.head} type="button" aria-expanded={true} onClick={onCollapse}>
        <span className={css.name}>浮窗</span>
        收起
        <Icon name="chevron" size={14} />
      </button>
      <ul>
        {items.map((item) => (
          <li className={css.item} key={`${item.link1}/${item.link2}`}>
            <button className={css.open} type="button" onClick={() => open(item)}>
              <span className={css.title}>{item.title}</span>
              <span className={css.text}>{item.text}</span>
            </button>
            <button
              className={css.remove}
              type="button"
              aria-label={`移除${item.title}`}
              onClick={() => dispatch(newsNavSlice.actions.newsTakenAway(item))}
            >
              <Icon name="close" size={12} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
