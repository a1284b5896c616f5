import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import css from './button.module.css'

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  look?: 'filled' | 'tinted' | 'plain'
  isWide?: boolean
}

/** A button with words; 44 px high for a thumb. */
export function Button({ look = 'filled', isWide = false, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(css.button, css[look], isWide && css.wide)}
    />
  )
}
