export { createLeadership, type Leadership, type LeadershipDeps } from './leadership'
export { type Term, unlimitedTerm } from './term'
