import { formatDateLong, formatPeriod } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Prose } from 'shared/ui';
import { Facts } from '../../../layout/Facts';
import { useT } from '../i18n';
import type { ConsultChoices } from '../load';
import type { ConsultRequest } from '../request-values';
import { requestsI18n } from './i18n';
import styles from './requests.module.css';

/** The content of a request, and the replies to it, oldest first. */
export const RequestDetails = ({ request, choices }: { request: ConsultRequest; choices: ConsultChoices }) => {
  const t = useT();
  const requestsT = requestsI18n.useT();
  const language = useLanguage();
  const { createdAt, preferredAt, content, files, replies, practice, office, extra, _lawyer } = request;
  const lawyer = choices.lawyers.find(({ _id }) => _id === _lawyer);
  const details = [
    [requestsT('receivedAt'), formatDateLong(createdAt, language, true)],
    [requestsT('award'), extra && `${extra.company} · ${extra.product}`],
    [t('practice'), choices.practices.find(({ code }) => code === practice)?.name],
    [t('lawyer'), lawyer?.name],
    [t('office'), choices.offices[office ?? -1]?.title],
    [
      t('date'),
      preferredAt && `${formatDateLong(preferredAt.date, language)} ${formatPeriod(preferredAt, t('timeNone'))}`,
    ],
    [t('files'), files.map(({ name }) => name).join(', ')],
  ] as const;
  return (
    <>
      <Facts columns facts={details} />
      {content && <p className={styles.content}>{content}</p>}
      {replies.length > 0 && (
        <ol className={styles.replies} aria-label={requestsT('reply')}>
          {replies.map(({ subject, sentAt, html }) => (
            <li key={sentAt} className={styles.reply}>
              <h3>{subject}</h3>
              <time dateTime={sentAt}>{formatDateLong(sentAt, language, true)}</time>
              <Prose html={html} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
};
