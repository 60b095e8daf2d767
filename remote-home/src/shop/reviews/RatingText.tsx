import { formatNumber } from 'shared/format';
import { VisuallyHidden } from 'shared/ui';
import { useT } from './i18n';

/** The mean score and the number of reviews in figures; read out as a sentence. */
export const RatingText = ({ rating: { avg, count } }: { rating: { avg: number; count: number } }) => {
  const t = useT();
  return (
    <>
      <span aria-hidden>
        {avg.toFixed(1)} ({formatNumber(count)})
      </span>
      <VisuallyHidden>{t('rating', { avg, count })}</VisuallyHidden>
    </>
  );
};
