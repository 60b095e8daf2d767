import { api } from 'shared/client';
import { formatDate } from 'shared/format';
import { Link } from 'shared/router';
import { classNames, EmptyState, Pager } from 'shared/ui';
import { Chip } from '../../components/Chip';
import common from '../../components/common.module.css';
import rows from '../../components/rows.module.css';
import { SearchForm } from '../../components/SearchForm';
import { QueryProvider } from '../../data/QueryProvider';
import { useMemberData } from '../../data/use-member-data';
import { ContentPage } from '../../layout/ContentPage';
import { noticesI18n } from './i18n';
import { buildNoticesPath, fetchNotices, type NoticesData } from './load';
import styles from './notices.module.css';

const NoticeList = ({ data: { query, list } }: { data: NoticesData }) => {
  const t = noticesI18n.useT();
  const { notifications, total, limit } = useMemberData({
    queryKey: ['notices', 'list', query.q, query.page],
    queryFn: () => fetchNotices(api, query),
    loaded: list,
  });
  if (notifications.length === 0)
    return (
      <EmptyState
        title={query.q ? t('noneFound', { q: query.q }) : t('none')}
        links={query.q ? [{ to: buildNoticesPath({}), text: t('showAll') }] : []}
      />
    );
  return (
    <>
      <ul className={rows.list}>
        {notifications.map(({ _id, subject, pinned, publishAt, audience }) => (
          <li key={_id}>
            <Link className={classNames(rows.row, styles.row)} to={`/matching/notices/${_id}`}>
              <span className={styles.subject}>
                {pinned && <Chip tone="light">{t('pinned')}</Chip>}
                {audience !== 'ALL' && <Chip tone="cool">{t('members')}</Chip>}
                <span>{subject}</span>
              </span>
              {publishAt && (
                <time className={common.count} dateTime={publishAt}>
                  {formatDate(publishAt)}
                </time>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <Pager page={query.page} limit={limit} total={total} buildHref={(page) => buildNoticesPath({ ...query, page })} />
    </>
  );
};

export const NoticesPage = ({ data }: { data: NoticesData }) => {
  const t = noticesI18n.useT();
  return (
    <QueryProvider>
      <ContentPage title={t('title')} lead={t('lead')}>
        <SearchForm label={t('search')} q={data.query.q} buildHref={(q) => buildNoticesPath({ q })} native />
        <NoticeList data={data} />
      </ContentPage>
    </QueryProvider>
  );
};
