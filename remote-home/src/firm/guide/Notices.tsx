import { formatDate } from 'shared/format';
import { Link } from 'shared/router';
import { EmptyState, Pager } from 'shared/ui';
import { useT } from './i18n';
import type { GuideData } from './load';
import styles from './notices.module.css';

export const Notices = ({ notices: { boards, total, page, limit } }: { notices: GuideData['notices'] }) => {
  const t = useT();
  if (boards.length === 0 && page === 1) return <EmptyState title={t('noticesEmpty')} />;
  return (
    <>
      <ul className={styles.notices}>
        {boards.map(({ _id, subject, pinned, publishAt }) => (
          <li key={_id}>
            <Link to={`/notices/${_id}`}>
              <span className={styles.subject}>
                {pinned && <span className={styles.pinned}>{t('pinned')}</span>}
                {subject}
              </span>
              {publishAt && <time dateTime={publishAt}>{formatDate(publishAt)}</time>}
            </Link>
          </li>
        ))}
      </ul>
      <Pager page={page} limit={limit} total={total} buildHref={(number) => `/guide?page=${number}#notices`} />
    </>
  );
};
