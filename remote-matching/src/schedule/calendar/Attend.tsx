import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { api } from 'shared/client';
import { PeopleProblem } from 'shared/people';
import { LinkButton } from 'shared/ui';
import styles from './Attend.module.css';
import { scheduleI18n } from './i18n';
import { addressOf } from './query';

/** Whoever scanned the other side's code comes here: it counts at once, and once. */
export const Attend = ({ token }: { token: string }) => {
  const t = scheduleI18n.useT();
  const client = useQueryClient();
  const sent = useRef<string | null>(null);
  const { mutate, data, error } = useMutation({
    mutationFn: () => api.matchings.attend({ body: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['matchings'] }),
  });
  useEffect(() => {
    if (sent.current === token) return;
    sent.current = token;
    mutate();
  }, [token, mutate]);
  if (error) return <PeopleProblem cause={error} />;
  if (!data) return null;
  return (
    <div className={styles.attended} role="status">
      <CircleCheck aria-hidden />
      <p>{t('attended', { name: data.matching.counterpart.name })}</p>
      <LinkButton variant="secondary" small to={addressOf({ view: 'agenda', matching: data.matching._id })}>
        {t('showMeeting')}
      </LinkButton>
    </div>
  );
};
