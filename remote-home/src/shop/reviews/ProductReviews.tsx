import type { CallResult, contract } from 'shared/contract';
import { formatNumber } from 'shared/format';
import { Link } from 'shared/router';
import { EmptyState, LinkButton, Pager, VisuallyHidden } from 'shared/ui';
import styles from './feedback.module.css';
import { useT } from './i18n';
import { ReviewCard } from './ReviewCard';
import { StarRating } from './StarRating';
import { useSectionLink } from './use-section-link';

type ReviewList = CallResult<typeof contract.productReviews.list>;

interface ProductReviewsProps {
  list: ReviewList;
  /** Whether only reviews with images are listed. */
  withImages: boolean;
}

/** The mean score, and how many reviews gave which score. */
const ScoreSummary = ({ summary: { avg, count, scores } }: Pick<ReviewList, 'summary'>) => {
  const t = useT();
  return (
    <div className={styles.summary}>
      <p className={styles.mean}>
        <strong>{avg.toFixed(1)}</strong>
        <StarRating score={avg} />
        <VisuallyHidden>{t('rating', { avg, count })}</VisuallyHidden>
      </p>
      <ul className={styles.scores}>
        {[...scores]
          .sort((one, other) => other.score - one.score)
          .map((row) => (
            <li key={row.score}>
              <VisuallyHidden>{t('scoreShare', { score: row.score, count: row.count })}</VisuallyHidden>
              <span aria-hidden>{row.score}</span>
              <progress value={row.count} max={Math.max(count, 1)} aria-hidden />
              <span aria-hidden>{formatNumber(row.count)}</span>
            </li>
          ))}
      </ul>
    </div>
  );
};

export const ProductReviews = ({ list, withImages }: ProductReviewsProps) => {
  const t = useT();
  const buildLink = useSectionLink('reviews');
  const { reviews, summary, total, page, limit } = list;
  return (
    <section id="reviews" className={styles.feedback} aria-labelledby="reviews-title">
      <header className={styles.head}>
        <h2 id="reviews-title">
          {t('reviews')} <span>{formatNumber(summary.count)}</span>
        </h2>
        <p>{t('reviewsText')}</p>
        <LinkButton small to="/my/reviews">
          {t('writeReview')}
        </LinkButton>
      </header>
      {summary.count > 0 && (
        <>
          <ScoreSummary summary={summary} />
          <p className={styles.views}>
            <Link to={buildLink('pictured', null)} aria-current={withImages ? undefined : 'true'}>
              {t('allReviews')}
            </Link>
            <Link to={buildLink('pictured', 'true')} aria-current={withImages ? 'true' : undefined}>
              {t('pictured')}
            </Link>
          </p>
        </>
      )}
      {reviews.length === 0 && <EmptyState title={t(withImages ? 'noPictured' : 'noReviews')} />}
      {reviews.map((review) => (
        <ReviewCard key={review._id} review={review} />
      ))}
      <Pager page={page} limit={limit} total={total} buildHref={(number) => buildLink('reviews', String(number))} />
    </section>
  );
};
