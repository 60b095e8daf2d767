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
        {boards.map(({ path, subject, lang, pinned, publishAt }) => (
          <li key={path}>
            <Link to={path}>
              <span className={styles.subject}>
                {pinned && <span className={styles.pinned}>{t('pinned')}</span>}
                <span lang={lang}>{subject}</span>
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
