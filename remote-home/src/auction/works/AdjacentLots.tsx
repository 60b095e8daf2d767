import { ChevronLeft, ChevronRight } from 'lucide-react';
import { toLotPath } from 'shared/format';
import { Link } from 'shared/router';
import { useT as useLotT } from '../lots/i18n';
import { useT } from './i18n';
import type { Work } from './load';
import styles from './work.module.css';

/** Links to the previous and the next lot of the program. */
export const AdjacentLots = ({ work: { previous, next } }: { work: Work }) => {
  const t = useT();
  const lotT = useLotT();
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={t('around')}>
      {previous && (
        <Link to={toLotPath(previous)} rel="prev">
          <ChevronLeft aria-hidden />
          <span>
            <small>
              {t('previous')} · {lotT('lot', { no: previous.lotNo })}
            </small>
            {previous.title}
          </span>
        </Link>
      )}
      {next && (
        <Link to={toLotPath(next)} rel="next" className={styles.next}>
          <span>
            <small>
              {t('next')} · {lotT('lot', { no: next.lotNo })}
            </small>
            {next.title}
          </span>
          <ChevronRight aria-hidden />
        </Link>
      )}
    </nav>
  );
};
