import { Skeleton } from '@saidian/shared/ui'
import css from './field.module.css'
import form from './form.module.css'

/** The shape of a form that comes. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div className={form.form} role="status" aria-label="加载中">
      {Array.from({ length: fields }, (_, place) => (
        <div key={place} className={css.field}>
          <Skeleton width={2} />
          <div className={css.line} />
        </div>
      ))}
    </div>
  )
}
