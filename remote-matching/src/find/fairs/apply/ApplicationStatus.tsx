import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ProblemNotice } from 'shared/account-forms';
import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { Button, Dialog, focusInView, LinkButton } from 'shared/ui';
import { applicationTexts, applicationTones } from '../../../components/application-status';
import { Chip } from '../../../components/Chip';
import section from '../../../components/section.module.css';
import { formatDay } from '../../../components/zoned-time';
import type { Fair } from '../detail/load';
import { buildFairPath } from '../detail/query';
import { participationI18n } from '../participation-i18n';
import styles from './ApplicationStatus.module.css';
import { applyI18n } from './i18n';
import type { FairApplication } from './use-application';
import { useInvalidateApplication } from './use-invalidate-application';

interface ApplicationStatusProps {
  fair: Fair;
  application: FairApplication;
  /** Opens the form again; undefined where no other application is possible. */
  onAgain: (() => void) | undefined;
  /** The application was just sent: the focus moves here from the end of the form. */
  sent: boolean;
}

export const ApplicationStatus = ({ fair, application, onAgain, sent }: ApplicationStatusProps) => {
  const t = applyI18n.useT();
  const participationT = participationI18n.useT();
  const language = useLanguage();
  const invalidate = useInvalidateApplication();
  const [withdrawing, setWithdrawing] = useState(false);
  const state = useRef<HTMLElement>(null);
  useEffect(() => {
    if (sent && state.current) focusInView(state.current);
  }, [sent]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.participations.withdraw({ params: { id: fair._id } }),
    onSuccess: () => setWithdrawing(false),
    onSettled: invalidate,
  });
  const { status, reason, appliedAt, role } = application;
  const active = status === 'PENDING' || status === 'APPROVED';
  return (
    <section ref={state} className={styles.state} tabIndex={-1}>
      <p className={section.centred}>
        <Chip tone={applicationTones[status]}>{participationT(status)}</Chip>
        <span className={styles.at}>{t('appliedAt', { day: formatDay(appliedAt, fair.timezone, language) })}</span>
      </p>
      <p>{t(applicationTexts[status])}</p>
      {reason && <p className={styles.reason}>{t('reason', { reason })}</p>}
      <p className={section.centred}>
        {status === 'APPROVED' && (
          <LinkButton variant="primary" to={buildFairPath(fair, { tab: role === 'SELLER' ? 'buyers' : 'sellers' })}>
            {t('toCounterparts')}
          </LinkButton>
        )}
        {active && (
          <LinkButton variant="secondary" to="/matching/schedule">
            {participationT('toSchedule')}
          </LinkButton>
        )}
        {onAgain && (
          <Button variant="primary" onClick={onAgain}>
            {t('again')}
          </Button>
        )}
        {active && (
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setWithdrawing(true)}>
            {t('withdraw')}
          </Button>
        )}
      </p>
      <Dialog open={withdrawing} onClose={() => setWithdrawing(false)} title={t('withdrawTitle')}>
        <p>{t('withdrawText')}</p>
        <ProblemNotice cause={error} />
        <p className={section.centred}>
          <Button variant="secondary" onClick={() => setWithdrawing(false)}>
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
