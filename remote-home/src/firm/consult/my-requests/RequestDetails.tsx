import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Prose } from 'shared/ui';
import { Facts } from '../../../layout/Facts';
import { useT } from '../i18n';
import type { ConsultChoices } from '../load';
import type { ConsultRequest } from '../request-values';
import styles from './requests.module.css';

/** The content of a request, and the reply to it. */
export const RequestDetails = ({ request, choices }: { request: ConsultRequest; choices: ConsultChoices }) => {
  const t = useT();
  const language = useLanguage();
  const { createdAt, preferredAt, content, files, reply, practice, office } = request;
  const details = [
    [t('receivedAt'), formatDateLong(createdAt, language, true)],
    [t('practice'), choices.practices.find(({ code }) => code === practice)?.name],
    [t('office'), choices.offices[office ?? -1]],
    [t('date'), preferredAt && `${formatDateLong(preferredAt.date, language)} ${preferredAt.from}–${preferredAt.to}`],
    [t('files'), files.map(({ name }) => name).join(', ')],
  ] as const;
  return (
    <>
      <Facts columns facts={details} />
      {content && <p className={styles.content}>{content}</p>}
      {reply && (
        <section className={styles.reply} aria-label={t('reply')}>
          <h3>{reply.subject}</h3>
          <time dateTime={reply.sentAt}>{formatDateLong(reply.sentAt, language, true)}</time>
          <Prose html={reply.html} />
        </section>
      )}
    </>
  );
};
