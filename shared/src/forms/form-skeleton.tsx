import { Skeleton } from '../ui'
import css from './field.module.css'
import form from './form.module.css'

/** Placeholder of a form while it loads. */
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
