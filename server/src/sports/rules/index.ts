export { isGrowing } from './counter.rules'
export { createSources } from './match-sources.rules'
export { createStatusCourse, type StatusCourse } from './status-course.rules'
