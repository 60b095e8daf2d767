import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { PeopleProblem } from 'shared/people';
import { Button, LinkButton } from 'shared/ui';
import { MatchChip } from '../../components/MatchChip';
import { ScheduleDialog } from '../slots/ScheduleDialog';
import { type Schedule, useSchedules } from '../slots/use-own-times';
import { scheduleI18n } from './i18n';
import styles from './Times.module.css';

/** When one can meet, at each fair that still takes changes. */
export const Times = () => {
  const { data = [] } = useSchedules();
  const at = new Date().toISOString();
  const open = data.filter(
    ({ fair, status }) => fair.requestTo > at && (status === 'PENDING' || status === 'APPROVED'),
  );
  return open.length === 0 ? null : (
    <ul className={styles.list}>
      {open.map((schedule) => (
        <li key={schedule._fair}>
          <OwnTimes schedule={schedule} />
        </li>
      ))}
    </ul>
  );
};

const OwnTimes = ({ schedule }: { schedule: Schedule }) => {
  const t = scheduleI18n.useT();
  const language = useLanguage();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const { _fair, fair, slots, status, version, mode } = schedule;
  const whole = useQuery({
    queryKey: ['fair', _fair, language, 'grid'],
    queryFn: () => api.fairs.get({ params: { id: _fair } }).then((answer) => answer.fair),
    enabled: open,
  });
  const offered = slots.filter((slot) => slot.offered).map(({ start }) => start);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (starts: string[]) =>
      api.schedules.update({
        params: { fair: _fair },
        body: {
          slots: starts,
          version,
          timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          ...(mode.length > 0 && { mode }),
        },
      }),
    onSuccess: () => setOpen(false),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['schedules'] }),
        client.invalidateQueries({ queryKey: ['matchings'] }),
      ]),
  });
  const show = () => {
    reset();
    setOpen(true);
  };
  return (
    <article className={styles.times}>
      <Clock aria-hidden />
      <p className={styles.text}>
        <strong>{fair.title}</strong>
        <span>{t('timesCount', { count: offered.length })}</span>
      </p>
      <MatchChip tone={status === 'APPROVED' ? 'good' : 'warn'}>{t(`application.${status}`)}</MatchChip>
      <span className={styles.buttons}>
        <Button variant="secondary" small aria-haspopup="dialog" onClick={show}>
          {t('editTimes')}
        </Button>
        <LinkButton variant="quiet" small to={`/matching/fairs/${_fair}`}>
          {t('toFair')}
        </LinkButton>
      </span>
      <PeopleProblem cause={whole.error} />
      {whole.data && (
        <ScheduleDialog
          key={version}
          open={open}
          onClose={() => setOpen(false)}
          fair={whole.data}
          schedule={schedule}
          marked={new Set(offered)}
          saveLabel={t('saveTimes')}
          busy={isPending}
          problem={error}
          onSave={mutate}
        />
      )}
    </article>
  );
};
