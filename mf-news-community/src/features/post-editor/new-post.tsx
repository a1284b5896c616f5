import { MAX_POST } from '@saidian/shared/contracts/community'
import { useHost } from '@saidian/shared/host'
import { Icon } from '@saidian/shared/ui'
import { useState } from 'react'
import { useCommunityCirclesQuery } from '../../circles/circles.api'
import { contentPaths } from '../../paths'
import { CirclePicker } from './circle-picker'
import { type Draft, isEmpty } from './draft/draft.rules'
import { forgetDraft, storeDraft, useDraft } from './draft/use-draft'
import { EditorShell } from './editor-shell'
import { SortablePictures } from './pictures/sortable-pictures'
import { type PostUpload, useDraftPictures } from './pictures/use-draft-pictures'
import css from './post-editor.module.css'
import { TagPicker } from './tag/tag-picker'
import { PostTextField } from './text/post-text-field'
import { lengthOf } from './text/token.rules'
import { usePublish } from './use-publish'

const NOT_STORED = '本机存储不可用，关闭页面后草稿会丢失'

type NewPostProps = { circleId: number | null; onClose: () => void }

/** Writes a new post. What is written stays on this device until it is published. */
export function NewPost({ circleId, onClose }: NewPostProps) {
  const host = useHost()
  const { draft, isRestored, change, discard } = useDraft(circleId)
  const uploads = useDraftPictures(draft.pictures, (pictures) => change({ pictures }))
  const { publish, isPublishing } = usePublish(({ code }) => {
    forgetDraft()
    host.navigate(contentPaths.post(code), { replace: true })
  })
  const problem = problemOf(draft, uploads.items)

  function close() {
    if (!isEmpty(draft)) host.toast({ text: storeDraft(draft) ? '草稿已保存' : NOT_STORED })
    onClose()
  }

  async function clear() {
    const question = { title: '清空草稿？', body: '文字和图片都会删除', confirm: '清空' }
    if (!(await host.dialog({ ...question, cancel: '取消' }))) return
    for (const { id } of uploads.items) uploads.remove(id)
    discard()
  }

  const action = {
    label: isPublishing ? '发布中…' : '发布',
    isDisabled: isPublishing,
    onUse: () => (problem ? host.toast({ text: problem }) : void publish(draft)),
  }
  return (
    <EditorShell title="发帖" onClose={close} action={action}>
      {isRestored && (
        <p className={css.restored}>
          已恢复上次没有发布的草稿
          <button type="button" className={css.clear} onClick={() => void clear()}>
            清空
          </button>
        </p>
      )}
      <PostTextField value={draft.text} onChange={(text) => change({ text })}>
        <div className={css.pictures}>
          <SortablePictures
            items={uploads.items}
            room={uploads.room}
            onAdd={uploads.addAll}
            onMove={uploads.move}
            onRetry={uploads.retry}
            onRemove={uploads.remove}
          />
        </div>
        <About draft={draft} onChange={change} />
      </PostTextField>
    </EditorShell>
  )
}

type AboutProps = { draft: Draft; onChange: (changed: Partial<Draft>) => void }

/** Circle and tag of the post. */
function About({ draft: { circleId, tag }, onChange }: AboutProps) {
  const [open, setOpen] = useState<'circle' | 'tag' | null>(null)
  const { data } = useCommunityCirclesQuery(undefined)
  const circle = data?.circles.find(({ id }) => id === circleId)
  const close = () => setOpen(null)
  return (
    <div className={css.about}>
      <button type="button" className={css.chip} onClick={() => setOpen('circle')}>
        {circle ? `发到 ${circle.name}` : '选择圈子'}
        <Icon name="chevron" size={12} />
      </button>
      {tag ? (
        <span className={css.chosen}>
          <span className={css.tagName}>{tag.label}</span>
          <button
            type="button"
            className={css.untag}
            aria-label={`取消关联${tag.label}`}
            onClick={() => onChange({ tag: null })}
          >
            <Icon name="close" size={12} />
          </button>
        </span>
      ) : (
        <button type="button" className={css.chip} onClick={() => setOpen('tag')}>
          <Icon name="ball" size={14} />
          关联比赛或球队
        </button>
      )}
      {open === 'circle' && (
        <CirclePicker
          value={circleId}
          onChoose={(id) => {
            onChange({ circleId: id })
            close()
          }}
          onClose={close}
        />
      )}
      {open === 'tag' && (
        <TagPicker
          onChoose={(chosen) => {
            onChange({ tag: chosen })
            close()
          }}
          onClose={close}
        />
      )}
    </div>
  )
}

/** Why the post cannot be published yet; null if it can. */
function problemOf({ text, circleId, tag }: Draft, items: readonly PostUpload[]): string | null {
  if (items.some(({ state }) => state === 'sending')) return '图片上传中，请稍等'
  if (items.some(({ state }) => state === 'failed')) return '有图片没有上传成功，请重试或删除'
  if (text.trim() === '' && items.length === 0) return tag ? '说点什么吧' : '写点什么再发布吧'
  if (lengthOf(text.trim()) > MAX_POST) return `帖子最多 ${MAX_POST} 个字`
  return circleId === null ? '请选择圈子' : null
}
