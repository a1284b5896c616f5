import type { FieldValues } from 'react-hook-form'
import { type TextRule, textFault } from '../contracts/http'
import type { FieldRules } from './use-field'

export type TextProps<Values extends FieldValues> = {
  label: string
  /** Adds 选填 to the label. */
  isOptional?: boolean
  /** Length in characters; the server checks the same rule. */
  rule?: TextRule
  rules?: FieldRules<Values>
}

/** Label, rules and `maxLength` of a text field. */
export function textOf<Values extends FieldValues>(props: TextProps<Values>) {
  const { label, isOptional, rule, rules } = props
  return {
    label: isOptional ? `${label}（选填）` : label,
    maxLength: rule && maxUnits(rule),
    rules: rule ? { ...rules, validate: validatorOf(rule, label) } : rules,
  }
}

/**
 * `maxLength` of a field in UTF-16 units: four times the characters that its rule allows. A text a
 * little too long stays in the field with an error. The limit stops texts that would block the
 * page, such as 50 000 combining marks on one letter.
 */
function maxUnits(rule: TextRule): number {
  return 4 * rule.max
}

/** Validates a text by the rule that the server checks too; returns the error text. */
function validatorOf(rule: TextRule, name: string) {
  const range = rule.min === 0 ? `最多 ${rule.max}` : `为 ${rule.min}–${rule.max}`
  return (text: string) => {
    const fault = textFault(rule, text)
    return fault === null || (fault === 'missing' ? `请输入${name}` : `${name}${range} 个字`)
  }
}
