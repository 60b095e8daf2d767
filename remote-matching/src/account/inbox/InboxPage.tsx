import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { PeopleLoaded, PeopleProblem } from 'shared/people';
import { Link, useSearchParams } from 'shared/router';
import { Button, EmptyState, LinkButton, Pager } from 'shared/ui';
import { MatchChip } from '../../components/MatchChip';
import { PeopleMember } from '../../components/PeopleMember';
import { inboxI18n } from './i18n';
import styles from './inbox.module.css';
import { useInbox, useReading } from './queries';

const Entries = () => {
  const t = inboxI18n.useT();
  const language = useLanguage();
  const [query] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(query.get('page'))) || 1);
  const reading = useReading();
  return (
    <PeopleLoaded query={useInbox(page)}>
      {({ inbox, total, limit, unread }) =>
        inbox.length > 0 ? (
          <>
            <div className={styles.head}>
              <p role="status">{t('unread', { count: unread })}</p>
              {unread > 0 && (
                <Button small onClick={() => reading.mutate(null)}>
                  {t('readAll')}
                </Button>
              )}
            </div>
            <PeopleProblem cause={reading.error} />
            <ul className={styles.list}>
              {inbox.map(({ _id, title, text, link, readAt, createdAt }) => (
                <li key={_id} className={styles.entry}>
                  <p className={styles.title}>
                    {readAt === null && <MatchChip tone="light">{t('isNew')}</MatchChip>}
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
                        onClick={() => readAt === null && reading.mutate([_id])}
                      >
                        {t('open')}
                      </Link>
                    )}
                  </p>
                </li>
              ))}
            </ul>
            <Pager page={page} limit={limit} total={total} hrefOf={(to) => `/matching/inbox?page=${to}`} />
          </>
        ) : (
          <EmptyState title={t('none')}>
            <p>{t('noneLead')}</p>
            <LinkButton small to="/matching/fairs">
              {t('toFairs')}
            </LinkButton>
          </EmptyState>
        )
      }
    </PeopleLoaded>
  );
};

export const InboxPage = () => {
  const t = inboxI18n.useT();
  return (
    <PeopleMember title={t('title')} lead={t('lead')}>
      <Entries />
    </PeopleMember>
  );
};
