import { About } from '../../features/about/about'
import { SubPage } from '../../layout/sub-page'

/** 关于我们. */
export function AboutPage() {
  return (
    <SubPage title="关于我们">
      <About />
    </SubPage>
  )
}
