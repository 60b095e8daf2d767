import { Search } from 'lucide-react';
import { api } from 'shared/client';
import { formatDate } from 'shared/format';
import { Link, useNavigate } from 'shared/router';
import { EmptyState, LinkButton, Pager } from 'shared/ui';
import { Chip } from '../../components/Chip';
import { QueryProvider } from '../../data/QueryProvider';
import { ContentPage } from '../../layout/ContentPage';
import { noticesI18n } from './i18n';
import { buildNoticesPath, fetchNotices, type NoticesData } from './load';
import styles from './notices.module.css';
import { useMemberQuery } from './use-member-query';

const NoticeList = ({ data: { query, list } }: { data: NoticesData }) => {
  const t = noticesI18n.useT();
  const { notifications, total, limit } = useMemberQuery(['list', query.q, query.page], list, () =>
    fetchNotices(api, query),
  );
  if (notifications.length === 0)
    return (
      <EmptyState title={query.q ? t('noneFound', { q: query.q }) : t('none')}>
        {query.q && (
          <LinkButton to={buildNoticesPath({})} small>
            {t('showAll')}
          </LinkButton>
        )}
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.list}>
        {notifications.map(({ _id, subject, pinned, publishAt, audience }) => (
          <li key={_id}>
            <Link className={styles.row} to={`/matching/notices/${_id}`}>
              <span className={styles.subject}>
                {pinned && <Chip tone="light">{t('pinned')}</Chip>}
                {audience !== 'ALL' && <Chip tone="cool">{t('members')}</Chip>}
                <span>{subject}</span>
              </span>
              {publishAt && (
                <time className={styles.date} dateTime={publishAt}>
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
  const navigate = useNavigate();
  return (
    <QueryProvider>
      <ContentPage title={t('title')} lead={t('lead')}>
        <search>
          <form
            key={data.query.q}
            className={styles.search}
            action="/matching/notices"
            onSubmit={(event) => {
              event.preventDefault();
              void navigate(buildNoticesPath({ q: String(new FormData(event.currentTarget).get('q')) }));
            }}
          >
            <input
              type="search"
              name="q"
              defaultValue={data.query.q}
              maxLength={100}
              autoComplete="off"
              aria-label={t('search')}
              placeholder={t('search')}
            />
            <button type="submit" aria-label={t('search')}>
              <Search aria-hidden />
            </button>
          </form>
        </search>
        <NoticeList data={data} />
      </ContentPage>
    </QueryProvider>
  );
};
