import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import type { ConsultRequest } from '../request-values';
import { requestsI18n } from './i18n';
import styles from './timeline.module.css';

/** What usually comes, in this order. */
const milestones = ['ASSIGNED', 'CALLED', 'VISITED', 'CLOSED'] as const;

/** The milestones after the last that was reached; none of a request that is closed or on hold. */
const findNext = ({ steps, status }: ConsultRequest) => {
  if (status === 'CLOSED' || status === 'SPAM') return [];
  const kinds = new Set(steps.map(({ kind }) => kind));
  const reached = milestones.findLastIndex((kind) => kinds.has(kind));
  return milestones.slice(reached + 1);
};

/** What happened to a request, oldest first, and what is still to come. */
export const Timeline = ({ request }: { request: ConsultRequest }) => {
  const t = requestsI18n.useT();
  const language = useLanguage();
  const next = request.code === 'consult' ? findNext(request) : [];
  return (
    <section aria-labelledby={`${request._id} ${request._id}-timeline`}>
      <h3 id={`${request._id}-timeline`} className={styles.title}>
        {t('timeline')}
      </h3>
      <ol className={styles.steps}>
        {request.steps.map(({ kind, at, start, message }) => (
          <li key={`${kind} ${at}`}>
            <p>
              {t(`step.${kind}`)} <time dateTime={at}>{formatDateLong(at, language, true)}</time>
            </p>
            {start && <p>{formatDateLong(start, language, true)}</p>}
            {message && <p className={styles.message}>{message}</p>}
          </li>
        ))}
        {next.map((kind) => (
          <li key={kind} className={styles.next}>
            <p>
              {t(`next.${kind}`)} <small>{t('still')}</small>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
};
