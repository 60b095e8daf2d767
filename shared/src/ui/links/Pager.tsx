import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'shared/router';
import { useT } from '../i18n';
import styles from './Pager.module.css';

interface PagerProps {
  page: number;
  limit: number;
  total: number;
  buildHref: (page: number) => string;
}

/** Number of pages shown on each side of the current one. */
const reach = 2;

/** Links to the pages of a list; nothing if there is only one. `limit`: entries per page. */
export const Pager = ({ page, limit, total, buildHref }: PagerProps) => {
  const t = useT();
  const last = Math.ceil(total / limit);
  if (last <= 1) return null;
  const first = Math.max(1, Math.min(page - reach, last - 2 * reach));
  const pages = Array.from({ length: Math.min(2 * reach + 1, last) }, (_, index) => first + index);
  return (
    <nav aria-label={t('pages')}>
      <ul className={styles.pager}>
        {page > 1 && (
          <li>
            <Link className={styles.link} to={buildHref(page - 1)} aria-label={t('previous')}>
              <ChevronLeft aria-hidden />
            </Link>
          </li>
        )}
        {pages.map((number) => (
          <li key={number}>
            <Link
              className={styles.link}
              to={buildHref(number)}
              aria-current={number === page ? 'page' : undefined}
              aria-label={t('page', { page: number })}
            >
              {number}
            </Link>
          </li>
        ))}
        {page < last && (
          <li>
            <Link className={styles.link} to={buildHref(page + 1)} aria-label={t('next')}>
              <ChevronRight aria-hidden />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
};
