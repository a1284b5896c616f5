import { Link } from '@saidian/shared/router'
import { Button } from '@saidian/shared/ui'
import { userPaths } from '../../paths'
import css from './questions.module.css'
import { useVote } from './votes'

/** Vote on the answer; after 没帮助 it links to the feedback form. */
export function AnswerVote({ questionId }: { questionId: string }) {
  const [vote, toggleVote] = useVote(questionId)
  return (
    <section className={css.vote} aria-label="评价">
      <p>这个回答有帮助吗？</p>
      <div className={css.voteButtons}>
        <Button
          look={vote === 'helped' ? 'filled' : 'tinted'}
          aria-pressed={vote === 'helped'}
          onClick={() => toggleVote('helped')}
        >
          有帮助
        </Button>
        <Button
          look={vote === 'did-not' ? 'filled' : 'tinted'}
          aria-pressed={vote === 'did-not'}
          onClick={() => toggleVote('did-not')}
        >
          没帮助
        </Button>
      </div>
      <p className={css.thanks} role="status">
        {vote === 'helped' && '谢谢，很高兴帮到你。'}
        {vote === 'did-not' && (
          <>
            抱歉没有帮到你。
            <Link to={userPaths.feedback()} className={css.feedbackLink}>
              写给我们
            </Link>
          </>
        )}
      </p>
    </section>
  )
}
