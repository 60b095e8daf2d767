import { MessageSquare } from 'lucide-react';
import { memo } from 'react';
import { MatchChip } from '../../components/MatchChip';
import { MatchLogo } from '../../components/MatchLogo';
import { MatchWhen } from '../../components/MatchWhen';
import type { Matching } from '../slots/use-own-times';
import { Answers } from './Answers';
import { scheduleI18n } from './i18n';
import styles from './MatchingCard.module.css';
import { MatchingStatus } from './MatchingStatus';
import { Place } from './Place';

interface MatchingCardProps {
  matching: Matching;
  onOpen: (id: string) => void;
}

/** A matching in a list: with whom, when and where, and what to answer. */
export const MatchingCard = memo(({ matching, onOpen }: MatchingCardProps) => {
  const t = scheduleI18n.useT();
  const { _id, counterpart, status, slot, slots, fair, unread, proposal } = matching;
  const open = slots.filter(({ struckAt }) => struckAt === null);
  return (
    <article className={styles.card}>
      <MatchLogo {...counterpart} />
      <div className={styles.text}>
        <p className={styles.chips}>
          <MatchingStatus status={status} />
          {proposal && <MatchChip tone="light">{t('proposed')}</MatchChip>}
          {unread > 0 && (
            <MatchChip tone="cool">
              <MessageSquare aria-hidden />
              {t('unread', { count: unread })}
            </MatchChip>
          )}
        </p>
        <h3 className={styles.name}>
          <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => onOpen(_id)}>
            {counterpart.name}
          </button>
        </h3>
        <p className={styles.fair}>{fair.title}</p>
        {slot ? (
          <p className={styles.when}>
            <MatchWhen slot={slot} timezone={fair.timezone} />
          </p>
        ) : (
          <ol className={styles.candidates}>
            {open.map((candidate) => (
              <li key={candidate.start}>
                <MatchWhen slot={candidate} timezone={fair.timezone} />
                {candidate.requests > 1 && <MatchChip>{t('rivals', { count: candidate.requests })}</MatchChip>}
              </li>
            ))}
          </ol>
        )}
        <Place matching={matching} />
      </div>
      <div className={styles.answers}>
        <Answers matching={matching} only={['ACCEPT', 'DECLINE', 'WITHDRAW', 'ACCEPT_PROPOSAL']} />
      </div>
    </article>
  );
});
