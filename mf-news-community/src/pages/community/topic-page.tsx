import { usePageText } from '@saidian/shared/host'
import { useBack } from '@saidian/shared/router'
import { Segmented } from '@saidian/shared/ui'
import { Page } from '@saidian/shared/ui/subpages'
import { useState } from 'react'
import { ComposeButton } from '../../features/compose/compose-button'
import { PostList } from '../../features/post-list/post-list'
import { contentPaths } from '../../paths'
import css from './community.module.css'

const LISTS = [
  { key: 'hot', text: '热门' },
  { key: 'new', text: '最新' },
] as const

/** The posts of a topic. */
export function TopicPage({ topic }: { topic: string }) {
  const goBack = useBack(contentPaths.community())
  const [list, setList] = useState<'hot' | 'new'>('hot')
  usePageText({ title: `#${topic}#`, description: `球迷关于#${topic}#的帖子与讨论。` })
  return (
    <Page title="话题" onBack={goBack}>
      <div className={css.topic}>
        <h2 className={css.topicName}>#{topic}#</h2>
        <p className={css.topicHint}>发帖时写上#{topic}#，就会出现在这里</p>
      </div>
      <div className={css.topicTabs}>
        <Segmented label="话题帖子" items={LISTS} value={list} onChoose={setList} />
      </div>
      <div className={css.room}>
        <PostList
          of={{ list, topic }}
          name={`#${topic}#的${list === 'hot' ? '热门' : '最新'}帖子`}
          empty={{ text: '还没有人聊这个话题，来发第一篇吧' }}
        />
      </div>
      <ComposeButton circle="any" />
    </Page>
  )
}
