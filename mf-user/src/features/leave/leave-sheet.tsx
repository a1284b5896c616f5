import { Sheet } from '@saidian/shared/ui/subpages'
import { ExportButton } from './export-button'
import css from './leave.module.css'
import { LeaveForm } from './leave-form'

export type LeaveSheetProps = {
  /** The deletion is requested already: only the export is offered. */
  isLeaving: boolean
  onClose: () => void
  onAsked: () => void
}

/** Export of the member's data and deletion of the account. */
export function LeaveSheet({ isLeaving, onClose, onAsked }: LeaveSheetProps) {
  return (
    <Sheet title={isLeaving ? '导出数据' : '导出数据与注销账号'} onClose={onClose}>
      <div className={css.sheet}>
        <section className={css.part} aria-label="导出数据">
          <p className={css.lead}>
            把你在赛点的资料、关注、历史、设置和金币记录存为一个 JSON 文件。
          </p>
          <ExportButton />
        </section>
        {!isLeaving && (
          <section className={css.part} aria-label="注销账号">
            <p className={css.lead}>注销前请知晓：</p>
            <ul className={css.list}>
              <li>15 天内登录后点“撤销注销”即可保留账号，到期后无法恢复</li>
              <li>资料、关注、历史和设置会被删除</li>
              <li>剩余金币作废</li>
            </ul>
            <LeaveForm
              onAsked={() => {
                onAsked()
                onClose()
              }}
            />
          </section>
        )}
      </div>
    </Sheet>
  )
}
