import { Link } from '@saidian/shared/router'
import { type ComponentProps, useId } from 'react'
import { userPaths } from '../paths'
import css from './field.module.css'

export type AgreementTickProps = Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> & {
  error?: string
}

/** Checkbox that a user ticks to accept the agreements before registration. */
export function AgreementTick({ error, ...input }: AgreementTickProps) {
  const id = useId()
  return (
    <div>
      <div className={css.tick}>
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-message` : undefined}
        />
        <label htmlFor={id}>
          我已阅读并同意
          <Link to={userPaths.agreement('yhxy')}>《用户协议》</Link>和
          <Link to={userPaths.agreement('yszc')}>《隐私政策》</Link>
        </label>
      </div>
      {error && (
        <p id={`${id}-message`} className={css.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
