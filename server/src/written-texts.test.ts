import { commentText } from './modules/comments/writing/comment-text.rules'
import { postText } from './modules/community/posts/post-text.rules'
import { linesOf } from './modules/messaging/groups/group-text.rules'
import { messageText } from './modules/messaging/sending/message-text.rules'
import { readNickname } from './modules/profile/nickname/nickname.rules'
import { messageText as roomText } from './modules/rooms/chat/sending/message.rules'
import { writtenLine } from './platform/text-filter'

/** Every kind of text that members show to others; null or empty: refused. */
const KINDS: Record<string, (typed: string) => string | null> = {
  'room chat and danmaku': roomText,
  posts: postText,
  comments: commentText,
  messages: messageText,
  'notices of groups': linesOf,
  'names of groups, circles, friends and rooms': writtenLine,
  nicknames: (typed) => {
    const name = readNickname(typed)
    return typeof name === 'string' ? null : name.text
  },
}

/** All characters that draw nothing when they stand alone. */
const UNSEEN = Array.from({ length: 0x11_0000 }, (_, code) => String.fromCodePoint(code)).filter(
  (letter) =>
    /[\s\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u.test(letter) &&
    !/\p{Cn}|\p{Co}/u.test(letter),
)

describe.each(Object.entries(KINDS))('%s', (_, rule) => {
  test('nothing is written with characters that no one sees', () => {
    expect(UNSEEN.length).toBeGreaterThan(2_000)
    const shown = UNSEEN.filter((letter) => rule(letter.repeat(6)))
    expect(shown.map((letter) => letter.codePointAt(0)?.toString(16))).toEqual([])
    expect(rule('\u3164\u200d\u0301\u2800\ufe0f \u115f')).toBeFalsy()
  })

  test('a letter carries at most three marks', () => {
    for (const mark of ['\u0301', '\u0e47', '\u0489', '\u20dd', '\ufe0f', '\u034f']) {
      const text = rule(`球${mark.repeat(200)}迷${`\u200d${mark}`.repeat(50)}`) ?? ''
      expect(text).not.toMatch(/\p{M}{4}/u)
      expect(text).not.toMatch(/\u200d/u)
    }
  })

  test('direction and hidden letters are taken out or refused', () => {
    for (const mark of ['\u202e', '\u2066', '\u200b', '\ufeff', '\u00ad', '\u{e0041}', '\ud800'])
      expect(rule(`好${mark}球赛`) ?? '').not.toContain(mark)
  })

  test.each([
    '曼联加油',
    '看球 2-1',
    '家👨‍👩‍👧一起',
    '❤️⚽️红军',
    '三狮🏴󠁧󠁢󠁥󠁮󠁧󠁿球迷',
    '中国🇨🇳加油',
    'José Łukasz',
  ])('%j stays as it is', (text) => {
    expect(rule(text)).toBe(text)
  })
})
