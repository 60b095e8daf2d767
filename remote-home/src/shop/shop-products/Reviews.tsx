import { formatNumber } from 'shared/format';
import { Link, useSearchParams } from 'shared/router';
import { EmptyState, LinkButton, Pager, VisuallyHidden } from 'shared/ui';
import { useT } from './i18n';
import type { ProductData } from './load';
import { ReviewCard } from './ReviewCard';
import { Stars } from './Stars';
import styles from './talk.module.css';

/** The same page with another look at one of its lists. */
export const useHere = (hash: string) => {
  const [query] = useSearchParams();
  return (name: string, value: string | null) => {
    const next = new URLSearchParams(query);
    if (value === null) next.delete(name);
    else next.set(name, value);
    return `?${next}#${hash}`;
  };
};

/** Those who bought it, in one look: the mean, and how many gave which score. */
const Summary = ({ summary: { avg, count, scores } }: { summary: ProductData['reviews']['summary'] }) => {
  const t = useT();
  return (
    <div className={styles.summary}>
      <p className={styles.mean}>
        <strong>{avg.toFixed(1)}</strong>
        <Stars score={avg} />
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

export const Reviews = ({ data: { reviews: list, pictured } }: { data: ProductData }) => {
  const t = useT();
  const here = useHere('reviews');
  const { reviews, summary, total, page, limit } = list;
  return (
    <section id="reviews" className={styles.talk} aria-labelledby="reviews-title">
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
          <Summary summary={summary} />
          <p className={styles.choose}>
            <Link to={here('pictured', null)} aria-current={pictured ? undefined : 'true'}>
              {t('allReviews')}
            </Link>
            <Link to={here('pictured', 'true')} aria-current={pictured ? 'true' : undefined}>
              {t('pictured')}
            </Link>
          </p>
        </>
      )}
      {reviews.length === 0 && <EmptyState title={t(pictured ? 'noPictured' : 'noReviews')} />}
      {reviews.map((review) => (
        <ReviewCard key={review._id} review={review} />
      ))}
      <Pager page={page} limit={limit} total={total} hrefOf={(number) => here('reviews', String(number))} />
    </section>
  );
};
