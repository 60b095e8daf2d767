import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ProblemNotice } from 'shared/account-forms';
import { api } from 'shared/client';
import { LinkButton } from 'shared/ui';
import { useInvalidate } from '../../data/use-invalidate';
import { scheduleI18n } from '../i18n';
import { buildSchedulePath } from '../query';
import styles from './AttendanceConfirmation.module.css';

/** Confirms attendance with the token of a scanned code, at once and only once. */
export const AttendanceConfirmation = ({ token }: { token: string }) => {
  const t = scheduleI18n.useT();
  const invalidate = useInvalidate();
  const sent = useRef<string | null>(null);
  const { mutate, data, error } = useMutation({
    mutationFn: () => api.matchings.attend({ body: { token } }),
    onSuccess: () => invalidate(['matchings']),
  });
  useEffect(() => {
    if (sent.current === token) return;
    sent.current = token;
    mutate();
  }, [token, mutate]);
  if (error) return <ProblemNotice cause={error} />;
  if (!data) return null;
  return (
    <div className={styles.attended} role="status">
      <CircleCheck aria-hidden />
      <p>{t('attended', { name: data.matching.counterpart.name })}</p>
      <LinkButton variant="secondary" small to={buildSchedulePath({ view: 'agenda', matching: data.matching._id })}>
        {t('showMeeting')}
      </LinkButton>
    </div>
  );
};
