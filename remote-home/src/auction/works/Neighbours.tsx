import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'shared/router';
import { useT as useAuctionT } from '../search/i18n';
import { useT } from './i18n';
import type { Work } from './load';
import styles from './work.module.css';

/** The lots before and after, as the pages of a catalogue. */
export const Neighbours = ({ work: { previous, next } }: { work: Work }) => {
  const t = useT();
  const lots = useAuctionT();
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={t('around')}>
      {previous && (
        <Link to={`/auction/works/${previous._id}`} rel="prev">
          <ChevronLeft aria-hidden />
          <span>
            <small>
              {t('previous')} · {lots('lot', { no: previous.lotNo })}
            </small>
            {previous.title}
          </span>
        </Link>
      )}
      {next && (
        <Link to={`/auction/works/${next._id}`} rel="next" className={styles.next}>
          <span>
            <small>
              {t('next')} · {lots('lot', { no: next.lotNo })}
            </small>
            {next.title}
          </span>
          <ChevronRight aria-hidden />
        </Link>
      )}
    </nav>
  );
};
