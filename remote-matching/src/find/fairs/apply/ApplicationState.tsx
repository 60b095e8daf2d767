import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { PeopleProblem } from 'shared/people';
import { Button, Dialog, LinkButton } from 'shared/ui';
import { MatchChip, type Tone } from '../../../components/MatchChip';
import { dayText } from '../../../components/match-time';
import type { Fair } from '../detail/load';
import { addressOf } from '../detail/query';
import styles from './ApplicationState.module.css';
import { applyI18n } from './i18n';
import type { OwnApplication } from './use-application';
import { useApplied } from './use-applied';

const tones: Record<OwnApplication['status'], Tone> = {
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

interface ApplicationStateProps {
  fair: Fair;
  application: OwnApplication;
  /** Where one may apply once more. */
  onAgain: (() => void) | undefined;
  /** It has just been sent from this page, whose end the reader sees. */
  sent: boolean;
}

export const ApplicationState = ({ fair, application, onAgain, sent }: ApplicationStateProps) => {
  const t = applyI18n.useT();
  const language = useLanguage();
  const applied = useApplied();
  const [asking, setAsking] = useState(false);
  const state = useRef<HTMLElement>(null);
  useEffect(() => {
    if (sent) state.current?.focus();
  }, [sent]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.participations.withdraw({ params: { id: fair._id } }),
    onSuccess: () => setAsking(false),
    onSettled: applied,
  });
  const { status, reason, appliedAt, role } = application;
  const stands = status === 'PENDING' || status === 'APPROVED';
  return (
    <section ref={state} className={styles.state} tabIndex={-1}>
      <p className={styles.line}>
        <MatchChip tone={tones[status]}>{t(status)}</MatchChip>
        <span className={styles.at}>{t('appliedAt', { day: dayText(appliedAt, fair.timezone, language) })}</span>
      </p>
      <p className={styles.text}>{t(words[status])}</p>
      {reason && <p className={styles.reason}>{t('reason', { reason })}</p>}
      <p className={styles.buttons}>
        {status === 'APPROVED' && (
          <LinkButton variant="primary" to={addressOf(fair._id, { tab: role === 'SELLER' ? 'buyers' : 'sellers' })}>
            {t('toCounterparts')}
          </LinkButton>
        )}
        {stands && (
          <LinkButton variant="secondary" to="/matching/schedule">
            {t('toSchedule')}
          </LinkButton>
        )}
        {onAgain && (
          <Button variant="primary" onClick={onAgain}>
            {t('again')}
          </Button>
        )}
        {stands && (
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {t('withdraw')}
          </Button>
        )}
      </p>
      <Dialog open={asking} onClose={() => setAsking(false)} title={t('withdrawAsk')}>
        <p className={styles.text}>{t('withdrawText')}</p>
        <PeopleProblem cause={error} />
        <p className={styles.buttons}>
          <Button variant="secondary" onClick={() => setAsking(false)}>
            {t('goBack')}
          </Button>
          <Button variant="danger" disabled={isPending} onClick={() => mutate()}>
            {t('withdraw')}
          </Button>
        </p>
      </Dialog>
    </section>
  );
};
