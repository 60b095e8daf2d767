import { MessageSquare } from 'lucide-react';
import { memo } from 'react';
import { useBusinessNames } from 'shared/account-forms';
import { classNames } from 'shared/ui';
import { Chip } from '../../components/Chip';
import { CompanyLogo } from '../../components/CompanyLogo';
import card from '../../components/card.module.css';
import { MeetingTime } from '../../components/MeetingTime';
import section from '../../components/section.module.css';
import type { Matching } from '../../data/use-matchings';
import { AnswerButtons } from '../../requests/answer/AnswerButtons';
import { scheduleI18n } from '../i18n';
import { MatchingStatus } from '../meeting/MatchingStatus';
import { MeetingPlace } from '../meeting/MeetingPlace';
import styles from './MatchingCard.module.css';

interface MatchingCardProps {
  matching: Matching;
  onOpen: (id: string) => void;
}

/** A slot that can be accepted; those of a proposal have no number of requests. */
type Candidate = Pick<Matching['slots'][number], 'start' | 'end' | 'struckAt'> & { requests?: number };

/** A matching in a list, with its most important actions. */
export const MatchingCard = memo(({ matching, onOpen }: MatchingCardProps) => {
  const t = scheduleI18n.useT();
  const { getSectorName, getAreaName } = useBusinessNames();
  const { _id, counterpart, status, slot, slots, fair, unread, proposal } = matching;
  // While other slots are proposed, those of the request cannot be accepted (M25).
  const offered: readonly Candidate[] = proposal?.slots ?? slots;
  const open = offered.filter(({ struckAt }) => !struckAt);
  return (
    <article className={classNames(card.card, styles.matching)}>
      <CompanyLogo {...counterpart} />
      <div className={styles.text}>
        <p className={styles.chips}>
          <MatchingStatus status={status} />
          {proposal && <Chip tone="light">{t('proposed')}</Chip>}
          {unread > 0 && (
            <Chip tone="cool">
              <MessageSquare aria-hidden />
              {t('unread', { count: unread })}
            </Chip>
          )}
        </p>
        <h3 className={styles.name}>
          <button type="button" className={card.open} aria-haspopup="dialog" onClick={() => onOpen(_id)}>
            {counterpart.name}
          </button>
        </h3>
        <p className={section.quiet}>
          {[
            counterpart.category && getSectorName(counterpart.category),
            counterpart.city && getAreaName({ city: counterpart.city, district: counterpart.district }),
            fair.title,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {slot ? (
          <p className={styles.when}>
            <MeetingTime slot={slot} timezone={fair.timezone} />
          </p>
        ) : (
          <ol className={styles.candidates}>
            {open.map(({ requests = 0, ...candidate }) => (
              <li key={candidate.start}>
                <MeetingTime slot={candidate} timezone={fair.timezone} />
                {requests > 1 && <Chip>{t('requestCount', { count: requests })}</Chip>}
              </li>
            ))}
          </ol>
        )}
        <MeetingPlace matching={matching} />
      </div>
      <div className={styles.answers}>
        <AnswerButtons matching={matching} only={['ACCEPT', 'DECLINE', 'WITHDRAW', 'ACCEPT_PROPOSAL']} />
      </div>
    </article>
  );
});
