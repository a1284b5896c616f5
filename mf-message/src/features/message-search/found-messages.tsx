import { messageTime, TimeText } from '@saidian/shared/calendar'
import type { Conversation, FoundMessage } from '@saidian/shared/contracts/messaging'
import { Link } from '@saidian/shared/router'
import { useSetting } from '@saidian/shared/store'
import { EmptyState, ErrorState, Skeleton } from '@saidian/shared/ui'
import { EndlessList, nextPageOf } from '@saidian/shared/ui/endless-list'
import { useCallback, useMemo } from 'react'
import { ConversationPicture, nameOf } from '../../conversations'
import { messagePaths } from '../../paths'
import { foundText } from './found-text.rules'
import { excerptOf } from './marked.rules'
import { MarkedText } from './marked-text'
import css from './message-search.module.css'
import { useMessageSearchInfiniteQuery } from './search.api'

const ROWS = ['1', '2', '3', '4']
const keyOf = ({ conversation, entry }: FoundMessage) => `${conversation.id} ${entry.seq}`
const guessOf = () => 1.44

type FoundMessagesProps = {
  words: string
  id: string
  /** The conversation that is searched, once it is known. */
  only: Conversation | undefined
}

/** Messages with the words, newest first; a tap opens the conversation at that message. */
export function FoundMessages({ words, id, only }: FoundMessagesProps) {
  const query = useMessageSearchInfiniteQuery({ q: words, id })
  const { currentData: data, error, refetch } = query
  const found = useMemo(() => {
    const all = (data?.pages ?? []).flatMap((page) => page.found)
    return [...new Map(all.map((one) => [keyOf(one), one])).values()]
  }, [data])
  const renderRow = useCallback(
    (one: FoundMessage) => <MessageRow found={one} words={words} isOnly={id !== ''} />,
    [words, id],
  )
  const title = only ? `与“${nameOf(only)}”的聊天记录` : '聊天记录'
  return (
    <section className={css.section} aria-label={title}>
      <h2 className={css.heading}>{title}</h2>
      {!data && (error ? <ErrorState onRetry={refetch} /> : <MessagesSkeleton />)}
      {data && found.length === 0 && <EmptyState text={`没有找到“${words}”的聊天记录`} />}
      {found.length > 0 && (
        <EndlessList
          label="聊天记录"
          items={found}
          keyOf={keyOf}
          guessOf={guessOf}
          renderItem={renderRow}
          next={nextPageOf(query)}
        />
      )}
    </section>
  )
}

type MessageRowProps = { found: FoundMessage; words: string; isOnly: boolean }

function MessageRow({ found, words, isOnly }: MessageRowProps) {
  const { conversation, entry, sender } = found
  const [isYoung] = useSetting('teenMode')
  const senderName = sender?.nickName ?? '已注销用户'
  const isNamed = !isOnly && conversation.kind === 'group'
  return (
    <Link to={messagePaths.chat(conversation.id, entry.seq)} className={css.row}>
      <ConversationPicture {...conversation} />
      <span className={css.text}>
        <span className={css.head}>
          <span className={css.name}>{isOnly ? senderName : nameOf(conversation)}</span>
          <span className={css.time}>
            <TimeText at={entry.at} format={messageTime} />
          </span>
        </span>
        <span className={css.excerpt}>
          {isNamed && `${senderName}：`}
          <MarkedText text={excerptOf(foundText(found, isYoung), words)} words={words} />
        </span>
      </span>
    </Link>
  )
}

function MessagesSkeleton() {
  return (
    <div role="status" aria-label="加载中">
      {ROWS.map((row) => (
        <div key={row} className={css.row}>
          <span className={css.disc}>
            <Skeleton shape="disc" />
          </span>
          <span className={css.text}>
            <Skeleton width={4} />
            <Skeleton width={9} />
          </span>
        </div>
      ))}
    </div>
  )
}
