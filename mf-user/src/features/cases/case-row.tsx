import { TimeText } from '@saidian/shared/calendar'
import type { OwnCase } from '@saidian/shared/contracts/moderation'
import { StateMark, type WrittenMark } from '../../written/state-mark'
import css from '../../written/written.module.css'

const KINDS: Partial<Record<string, string>> = {
  comment: '评论',
  post: '帖子',
  picture: '图片',
  'post-picture': '图片',
  portrait: '头像',
  nickname: '昵称',
  sanction: '处罚',
}
const STATES: Record<OwnCase['state'], WrittenMark> = {
  waiting: { text: '审核中', tone: 'waiting' },
  approved: { text: '已通过', tone: 'good' },
  rejected: { text: '未通过审核', tone: 'bad' },
  removed: { text: '已移除', tone: 'bad' },
  restored: { text: '已恢复', tone: 'good' },
}
/** Of a sanction, which is decided from its beginning. */
const SANCTION_STATES: Partial<typeof STATES> = {
  approved: { text: '已解除', tone: 'good' },
  rejected: { text: '违规', tone: 'bad' },
  restored: { text: '已解除', tone: 'good' },
}
const APPEALS: Record<OwnCase['appeal'], string> = {
  none: '',
  possible: '',
  waiting: '申诉处理中',
  granted: '申诉成功',
  denied: '申诉未通过，维持原处理',
}

/** Something that the member wrote, what became of it and why. */
export function CaseRow({ row, onAppeal }: { row: OwnCase; onAppeal: (row: OwnCase) => void }) {
  const { kind, excerpt, state, reason, at, appeal } = row
  const name = KINDS[kind] ?? '内容'
  const marks = kind === 'sanction' ? SANCTION_STATES : STATES
  return (
    <div className={css.row}>
      <p className={css.text}>
        <span>
          <StateMark mark={marks[state] ?? STATES[state]} />
          {name}
          {excerpt && `：${excerpt}`}
        </span>
      </p>
      {reason && <p className={css.reason}>原因：{reason}</p>}
      <div className={css.foot}>
        <span>
          <TimeText at={at * 1_000} />
          {APPEALS[appeal] && ` · ${APPEALS[appeal]}`}
        </span>
        {appeal === 'possible' && (
          <button
            type="button"
            className={css.act}
            aria-label={`申诉：${name} ${excerpt}`}
            onClick={() => onAppeal(row)}
          >
            申诉
          </button>
        )}
      </div>
    </div>
  )
}
