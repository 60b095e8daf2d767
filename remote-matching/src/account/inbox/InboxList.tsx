import { ProblemNotice, QueryBoundary } from 'shared/account-forms';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link, useSearchParams } from 'shared/router';
import { Button, EmptyState, Pager } from 'shared/ui';
import { Chip } from '../../components/Chip';
import rows from '../../components/rows.module.css';
import section from '../../components/section.module.css';
import { readPageNumber } from '../../layout/query-params';
import { inboxI18n } from './i18n';
import styles from './inbox.module.css';
import { useInbox, useMarkAsRead } from './queries';

export const InboxList = () => {
  const t = inboxI18n.useT();
  const language = useLanguage();
  const [query] = useSearchParams();
  const page = readPageNumber(query);
  const markAsRead = useMarkAsRead();
  return (
    <QueryBoundary query={useInbox(page)}>
      {({ inbox, total, limit, unread }) =>
        inbox.length > 0 ? (
          <>
            <div className={styles.head}>
              <p role="status">{t('unread', { count: unread })}</p>
              {unread > 0 && (
                <Button small onClick={() => markAsRead.mutate(null)}>
                  {t('readAll')}
                </Button>
              )}
            </div>
            <ProblemNotice cause={markAsRead.error} />
            <ul className={rows.list}>
              {inbox.map(({ _id, title, text, link, readAt, createdAt }) => (
                <li key={_id} className={styles.entry}>
                  <p className={section.centred}>
                    {readAt === null && <Chip tone="light">{t('isNew')}</Chip>}
                    <strong>{title}</strong>
                  </p>
                  <p className={styles.text}>{text}</p>
                  <p className={styles.facts}>
                    <time dateTime={createdAt}>{formatDateLong(createdAt, language, true)}</time>
                    {link && (
                      <Link
                        className={styles.open}
                        to={link}
                        aria-label={`${t('open')}: ${title}`}
                        onClick={() => readAt === null && markAsRead.mutate([_id])}
                      >
                        {t('open')}
                      </Link>
                    )}
                  </p>
                </li>
              ))}
            </ul>
            <Pager page={page} limit={limit} total={total} buildHref={(to) => `/matching/inbox?page=${to}`} />
          </>
        ) : (
          <EmptyState title={t('none')} text={t('noneLead')} links={[{ to: '/matching/fairs', text: t('toFairs') }]} />
        )
      }
    </QueryBoundary>
  );
};
