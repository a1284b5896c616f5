import type { Friend } from '@saidian/shared/contracts/friends'

type Named = { nickName: string; remark: string }

/** What the member calls someone: the remark, else the nickname. */
export function shownName({ nickName, remark }: Named): string {
  return remark || nickName
}

/** Friends whose remark, nickname or number has the typed text, whatever its case. */
export function friendsWith(friends: readonly Friend[], typed: string): readonly Friend[] {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return friends
  return friends.filter(({ remark, nickName, id }) =>
    [remark, nickName, id].some((text) => text.toLowerCase().includes(wanted)),
  )
}

/** A row of the list by letter: the title of a letter, or a friend. */
export type LetterRow = { letter: string; friend: Friend | null }

/** Friends under the titles of their letters, in the order of the server. */
export function rowsByLetter(friends: readonly Friend[]): LetterRow[] {
  return friends.flatMap((friend, place) => {
    const { letter } = friend
    const row = { letter, friend }
    return friends[place - 1]?.letter === letter ? [row] : [{ letter, friend: null }, row]
  })
}
