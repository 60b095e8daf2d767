import { EmptyState, ErrorState, LinkButton } from 'shared/ui';
import { useLiveMatchings } from '../slots/use-own-times';
import styles from './Agenda.module.css';
import { CardSkeletons } from './CardSkeletons';
import { scheduleI18n } from './i18n';
import { MatchingCard } from './MatchingCard';
import type { ViewProps } from './view';

const boxes = [
  { box: 'in', party: 'RESPONDER' },
  { box: 'out', party: 'REQUESTER' },
] as const;

/** Requests that wait for an answer: those to answer first, then one's own. */
export const Requests = ({ onOpen }: ViewProps) => {
  const t = scheduleI18n.useT();
  const { data, error, refetch } = useLiveMatchings();
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <CardSkeletons />;
  const waiting = data.filter(({ status }) => status === 'REQUESTED');
  if (waiting.length === 0)
    return (
      <EmptyState title={t('noRequests')}>
        <p>{t('noRequestsHint')}</p>
        <LinkButton variant="primary" small to="/matching/fairs">
          {t('toFairs')}
        </LinkButton>
      </EmptyState>
    );
  return boxes.map(({ box, party }) => {
    const inBox = waiting.filter((one) => one.party === party);
    return (
      <section key={box} className={styles.day}>
        <h2 className={styles.date}>
          {t(box)} <small>{inBox.length}</small>
        </h2>
        <ul className={styles.list}>
          {inBox.map((matching) => (
            <li key={matching._id}>
              <MatchingCard matching={matching} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
};
