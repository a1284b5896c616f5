export { createScoreNotes } from './note-scores.service'
export { readScores } from './scores.repository'
