import { useLanguage } from 'shared/i18n';
import { EmptyState, ErrorState, LinkButton } from 'shared/ui';
import { dayOf, dayText, zoneName } from '../../components/match-time';
import { type Matching, useLiveMatchings } from '../slots/use-own-times';
import styles from './Agenda.module.css';
import { CardSkeletons } from './CardSkeletons';
import { scheduleI18n } from './i18n';
import { MatchingCard } from './MatchingCard';
import type { ViewProps } from './view';

const startOf = ({ slot }: Matching) => slot?.start ?? '';

/** Agreed meetings, day by day. */
export const Agenda = ({ onOpen }: ViewProps) => {
  const t = scheduleI18n.useT();
  const language = useLanguage();
  const { data, error, refetch } = useLiveMatchings();
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <CardSkeletons />;
  const agreed = data
    .filter(({ status, slot }) => status === 'ACCEPTED' && slot !== null)
    .sort((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
  if (agreed.length === 0)
    return (
      <EmptyState title={t('noMeetings')}>
        <p>{t('noMeetingsHint')}</p>
        <LinkButton variant="primary" small to="/matching/fairs">
          {t('toFairs')}
        </LinkButton>
      </EmptyState>
    );
  const keyOf = (one: Matching) => `${dayOf(startOf(one), one.fair.timezone)} ${one.fair.timezone}`;
  return [...new Set(agreed.map(keyOf))].map((key) => {
    const ofDay = agreed.filter((one) => keyOf(one) === key);
    const [first] = ofDay;
    if (!first) return null;
    return (
      <section key={key} className={styles.day}>
        <h2 className={styles.date}>
          {dayText(startOf(first), first.fair.timezone, language)} <small>{zoneName(first.fair.timezone)}</small>
        </h2>
        <ul className={styles.list}>
          {ofDay.map((matching) => (
            <li key={matching._id}>
              <MatchingCard matching={matching} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
};
