import { Search } from 'lucide-react';
import { api } from 'shared/client';
import { formatDate } from 'shared/format';
import { Link, useNavigate } from 'shared/router';
import { EmptyState, LinkButton, Pager } from 'shared/ui';
import { MatchChip } from '../../components/MatchChip';
import { PeoplePage } from '../../components/PeoplePage';
import { Queries } from '../../components/Queries';
import { noticesI18n } from './i18n';
import { addressOf, type NoticesData, readNotices } from './load';
import styles from './notices.module.css';
import { useOwn } from './use-own';

const List = ({ data: { query, list } }: { data: NoticesData }) => {
  const t = noticesI18n.useT();
  const { notifications, total, limit } = useOwn(['list', query.q, query.page], list, () => readNotices(api, query));
  if (notifications.length === 0)
    return (
      <EmptyState title={query.q ? t('noneFound', { q: query.q }) : t('none')}>
        {query.q && (
          <LinkButton to={addressOf({})} small>
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
                {pinned && <MatchChip tone="light">{t('pinned')}</MatchChip>}
                {audience !== 'ALL' && <MatchChip tone="cool">{t('members')}</MatchChip>}
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
      <Pager page={query.page} limit={limit} total={total} hrefOf={(page) => addressOf({ ...query, page })} />
    </>
  );
};

export const NoticesPage = ({ data }: { data: NoticesData }) => {
  const t = noticesI18n.useT();
  const navigate = useNavigate();
  return (
    <Queries>
      <PeoplePage title={t('title')} lead={t('lead')}>
        <search>
          <form
            key={data.query.q}
            className={styles.search}
            action="/matching/notices"
            onSubmit={(event) => {
              event.preventDefault();
              void navigate(addressOf({ q: String(new FormData(event.currentTarget).get('q')) }));
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
        <List data={data} />
      </PeoplePage>
    </Queries>
  );
};
