import { About } from '../features/about/about'
import { SubPage } from '../frame/sub-page'

/** 关于我们. */
export function AboutPage() {
  return (
    <SubPage title="关于我们">
      <About />
    </SubPage>
  )
}
