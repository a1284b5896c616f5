import { FormSkeleton } from './form-skeleton'

export function TwoFields() {
  return <FormSkeleton fields={2} />
}
