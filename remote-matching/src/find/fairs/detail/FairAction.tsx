import { LinkButton } from 'shared/ui';
import { MatchChip, type Tone } from '../../../components/MatchChip';
import { useReader } from '../../../components/match-reader';
import styles from './FairAction.module.css';
import { fairI18n } from './i18n';
import type { Fair } from './load';
import { isOver, stateOf, windowsOf } from './windows';

const tones: Record<NonNullable<Fair['participation']>['status'], Tone> = {
  PENDING: 'warn',
  APPROVED: 'good',
  REJECTED: 'bad',
  CANCELLED: 'plain',
};

const words = {
  PENDING: 'pendingText',
  APPROVED: 'approvedText',
  REJECTED: 'rejectedText',
  CANCELLED: 'cancelledText',
} as const;

/** Where the reader stands with this fair, and the one thing to do next. */
export const FairAction = ({ fair }: { fair: Fair }) => {
  const t = fairI18n.useT();
  const { sub, sells, buys } = useReader();
  const { participation, status } = fair;
  const apply = `/matching/fairs/${fair._id}/apply`;
  if (participation)
    return (
      <div className={styles.action}>
        <p className={styles.state}>
          <MatchChip tone={tones[participation.status]}>{t(participation.status)}</MatchChip>
          {isOver(status) ? t('expired') : t(words[participation.status])}
        </p>
        <p className={styles.buttons}>
          {participation.status === 'APPROVED' && (
            <LinkButton variant="primary" to="/matching/schedule">
              {t('mySchedule')}
            </LinkButton>
          )}
          <LinkButton variant="secondary" to={apply}>
            {t('showApplication')}
          </LinkButton>
        </p>
      </div>
    );
  if (isOver(status)) return <p className={styles.note}>{t('expired')}</p>;
  const at = new Date().toISOString();
  const windows = windowsOf(fair);
  const open = { seller: stateOf(windows.seller, at) === 'open', buyer: stateOf(windows.buyer, at) === 'open' };
  if (!open.seller && !open.buyer) return <p className={styles.note}>{t('closedApply')}</p>;
  if (!sub)
    return (
      <p className={styles.buttons}>
        <LinkButton variant="primary" to={`/matching/login?next=${encodeURIComponent(apply)}`}>
          {t('signInToApply')}
        </LinkButton>
        <LinkButton variant="secondary" to="/matching/join">
          {t('join')}
        </LinkButton>
      </p>
    );
  if (!sells && !buys)
    return (
      <div className={styles.action}>
        <p className={styles.note}>{t('needApproval')}</p>
        <LinkButton variant="secondary" to="/matching/me">
          {t('toMyPage')}
        </LinkButton>
      </div>
    );
  if (!(sells && open.seller) && !(buys && open.buyer)) return <p className={styles.note}>{t('closedApply')}</p>;
  return (
    <p className={styles.buttons}>
      {sells && open.seller && (
        <LinkButton variant="primary" to={apply}>
          {t('applySeller')}
        </LinkButton>
      )}
      {buys && open.buyer && (
        <LinkButton variant="primary" to={apply}>
          {t('applyBuyer')}
        </LinkButton>
      )}
    </p>
  );
};
