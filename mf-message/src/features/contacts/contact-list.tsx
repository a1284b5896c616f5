import type { Friend } from '@saidian/shared/contracts/friends'
import { VirtualList } from '@saidian/shared/ui'
import { useMemo, useRef } from 'react'
import { type LetterRow, rowsByLetter } from '../../people/names.rules'
import { PersonRow } from '../../people/person-row'
import css from './contact-list.module.css'
import { LetterBar } from './letter-bar'

/** In rem, as `--row-status` and `--row-score`. */
const TITLE_HEIGHT = 0.56
const ROW_HEIGHT = 1.28

const keyOf = ({ letter, friend }: LetterRow) => friend?.id ?? letter
const heightOf = ({ friend }: LetterRow) => (friend ? ROW_HEIGHT : TITLE_HEIGHT)
const renderRow = ({ letter, friend }: LetterRow) =>
  friend ? <FriendRow friend={friend} /> : <h2 className={css.letter}>{letter}</h2>

type ContactListProps = { friends: readonly Friend[]; hasLetters: boolean }

/** Friends, of whom only those near the screen exist; with letters also the bar at the side. */
export function ContactList({ friends, hasLetters }: ContactListProps) {
  const list = useRef<HTMLElement>(null)
  const rows = useMemo(
    () =>
      hasLetters
        ? rowsByLetter(friends)
        : friends.map((friend): LetterRow => ({ letter: friend.letter, friend })),
    [friends, hasLetters],
  )
  const letters = useMemo(() => (hasLetters ? placesOf(rows) : []), [rows, hasLetters])
  // Not by an id: a remote shares the document with the others.
  const jump = (letter: string) =>
    list.current
      ?.querySelector(`[data-letter="${CSS.escape(letter)}"]`)
      ?.scrollIntoView({ block: 'start' })
  return (
    <section ref={list} className={css.list} aria-label="好友">
      {letters.map(({ letter, top }) => (
        <span key={letter} className={css.anchor} data-letter={letter} style={{ top }} />
      ))}
      <VirtualList
        label="好友"
        items={rows}
        keyOf={keyOf}
        heightOf={heightOf}
        renderItem={renderRow}
      />
      {hasLetters && <p className={css.count}>{friends.length} 位好友</p>}
      {letters.length > 1 && (
        <LetterBar letters={letters.map(({ letter }) => letter)} onChoose={jump} />
      )}
    </section>
  )
}

/** Where the title of each letter stands in the list. */
function placesOf(rows: readonly LetterRow[]): { letter: string; top: string }[] {
  let top = 0
  return rows.flatMap((row) => {
    const place = { letter: row.letter, top: `${top}rem` }
    top += heightOf(row)
    return row.friend ? [] : [place]
  })
}

function FriendRow({ friend }: { friend: Friend }) {
  const { id, portrait, nickName, remark } = friend
  return (
    <PersonRow
      id={id}
      portrait={portrait}
      nickName={nickName}
      remark={remark}
      note={remark && `昵称：${nickName}`}
    />
  )
}
