import { Sheet } from '@saidian/shared/ui'
import { ExportButton } from './export-button'
import css from './leave.module.css'
import { LeaveForm } from './leave-form'

/** The member's own data to take along, and the way out for good. */
export function LeaveSheet({ onClose, onAsked }: { onClose: () => void; onAsked: () => void }) {
  return (
    <Sheet title="导出数据与注销账号" onClose={onClose}>
      <div className={css.sheet}>
        <section className={css.part} aria-label="导出数据">
          <p className={css.lead}>把你在赛点的资料、关注、历史、设置和金币记录存为一个 JSON 文件。</p>
          <ExportButton />
        </section>
        <section className={css.part} aria-label="注销账号">
          <p className={css.lead}>注销前请知晓：</p>
          <ul className={css.list}>
            <li>15 天内登录可以撤销，到期后无法恢复</li>
            <li>资料、关注、历史、收藏和设置会被删除</li>
            <li>剩余金币作废</li>
          </ul>
          <LeaveForm
            onAsked={() => {
              onAsked()
              onClose()
            }}
          />
        </section>
      </div>
    </Sheet>
  )
}
