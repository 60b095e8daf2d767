import { formatDate } from 'shared/format';
import { Link } from 'shared/router';
import { EmptyState, LinkButton, Pager } from 'shared/ui';
import { useT } from './i18n';
import type { NoticesData } from './load';
import styles from './notices.module.css';

interface NoticeListProps {
  notices: NoticesData;
  /** The address of a page of the list. */
  buildHref: (page: number) => string;
}

export const NoticeList = ({ notices: { boards, total, page, limit }, buildHref }: NoticeListProps) => {
  const t = useT();
  if (boards.length === 0)
    return (
      <EmptyState title={t(total === 0 ? 'empty' : 'emptyPage')}>
        {total > 0 && (
          <LinkButton small to={buildHref(1)}>
            {t('first')}
          </LinkButton>
        )}
      </EmptyState>
    );
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
      <Pager page={page} limit={limit} total={total} buildHref={buildHref} />
    </>
  );
};
