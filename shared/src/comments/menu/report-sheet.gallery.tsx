import { ReportSheet } from './report-sheet'

export const isOverlay = true

export function Reasons() {
  return <ReportSheet send={async () => ({})} onClose={() => undefined} />
}
