import type { CallResult, contract } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { Button } from 'shared/ui';
import { ProblemNotice } from '../form/ProblemNotice';
import { inboxI18n } from './i18n';
import styles from './inbox.module.css';

interface InboxEntriesProps extends Pick<CallResult<typeof contract.inbox.list>, 'inbox' | 'unread'> {
  /** Marks entries as read by their ids, with null all of them. */
  onRead: (ids: string[] | null) => void;
  /** Why marking was refused. */
  failure: Error | null;
}

/** One page of a member's notifications, newest first. One that is opened is read. */
export const InboxEntries = ({ inbox, unread, onRead, failure }: InboxEntriesProps) => {
  const t = inboxI18n.useT();
  const language = useLanguage();
  return (
    <>
      <div className={styles.head}>
        <p role="status">{t('unread', { count: unread })}</p>
        {unread > 0 && (
          <Button small onClick={() => onRead(null)}>
            {t('readAll')}
          </Button>
        )}
      </div>
      <ProblemNotice cause={failure} />
      <ul className={styles.entries}>
        {inbox.map(({ _id, title, text, link, readAt, createdAt }) => (
          <li key={_id} className={styles.entry}>
            <p className={styles.title}>
              {readAt === null && <span className={styles.isNew}>{t('isNew')}</span>}
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
                  onClick={() => readAt === null && onRead([_id])}
                >
                  {t('open')}
                </Link>
              )}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
};
