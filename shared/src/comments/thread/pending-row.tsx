import { sessionSlice, useAppDispatch, useAppSelector } from '../../store'
import { Portrait } from '../../ui/subpages'
import { removeDraft } from '../composer/drafts'
import type { Pending } from '../data/pending'
import { pendingRemoved } from '../data/write.api'
import css from './comments.module.css'
import { useComments } from './comments-context'

/** What the member has just written, until the server has it; a failed one can be sent again. */
export function PendingRow({ pending }: { pending: Pending }) {
  const { subject, onResend } = useComments()
  const dispatch = useAppDispatch()
  const me = useAppSelector(sessionSlice.selectors.selectUserInfo)
  const { key, text, target, state, message } = pending
  const forget = () => {
    removeDraft(key)
    dispatch(pendingRemoved(subject, key))
  }
  return (
    <div className={css.comment}>
      <span className={css.portrait}>
        <Portrait
          name={me?.nickName ?? '我'}
          id={me?.id ?? ''}
          src={me?.portrait ?? ''}
          size={32}
        />
      </span>
      <div className={css.body}>
        <p className={css.author}>
          <span className={css.name}>{me?.nickName ?? '我'}</span>
        </p>
        <p className={css.text}>
          {target && target.id !== target.threadId && `回复 ${target.nickName}：`}
          {text}
        </p>
        {state === 'sending' ? (
          <p className={css.facts} role="status">
            发送中…
          </p>
        ) : (
          <div className={css.facts}>
            <span className={css.fault} role="alert">
              {message}
            </span>
            <button type="button" className={css.act} onClick={() => onResend(pending)}>
              重发
            </button>
            <button type="button" className={css.act} onClick={forget}>
              删除
            </button>
          </div>
        )}
      </div>
    </div>
  )
}
