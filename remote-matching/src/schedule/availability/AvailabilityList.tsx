import { useMutation, useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { ProblemNotice } from 'shared/account-forms';
import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { Button, LinkButton } from 'shared/ui';
import { Chip } from '../../components/Chip';
import section from '../../components/section.module.css';
import { getBrowserTimeZone } from '../../components/use-browser-time-zone';
import { useInvalidate } from '../../data/use-invalidate';
import type { Schedule } from '../../data/use-schedules';
import { participationI18n } from '../../find/fairs/participation-i18n';
import { scheduleI18n } from '../i18n';
import styles from './AvailabilityList.module.css';
import { ScheduleDialog } from './ScheduleDialog';

interface EditTimesProps {
  schedule: Schedule;
  open: boolean;
  onClose: () => void;
}

/** Fetches the fair's slots when it is opened for the first time. */
const EditTimes = ({ schedule, open, onClose }: EditTimesProps) => {
  const t = scheduleI18n.useT();
  const language = useLanguage();
  const invalidate = useInvalidate();
  const { _fair, slots, version, mode } = schedule;
  const fair = useQuery({
    queryKey: ['fair', _fair, language, 'grid'],
    queryFn: () => api.fairs.get({ params: { id: _fair } }).then((answer) => answer.fair),
    enabled: open,
  });
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (starts: string[]) =>
      api.schedules.update({
        params: { fair: _fair },
        body: { slots: starts, version, timezone: getBrowserTimeZone(), ...(mode.length > 0 && { mode }) },
      }),
    onSuccess: onClose,
    onSettled: () => invalidate(['schedules'], ['matchings']),
  });
  return (
    <>
      <ProblemNotice cause={fair.error} />
      {fair.data && (
        <ScheduleDialog
          key={version}
          open={open}
          onClose={() => {
            reset();
            onClose();
          }}
          fair={fair.data}
          schedule={schedule}
          marked={new Set(slots.filter(({ offered }) => offered).map(({ start }) => start))}
          saveLabel={t('saveTimes')}
          busy={isPending}
          problem={error}
          onSave={mutate}
        />
      )}
    </>
  );
};

const AvailabilityItem = ({ schedule }: { schedule: Schedule }) => {
  const t = scheduleI18n.useT();
  const participationT = participationI18n.useT();
  const [open, setOpen] = useState(false);
  const { _fair, fair, slots, status } = schedule;
  return (
    <article className={styles.times}>
      <Clock aria-hidden />
      <p className={styles.text}>
        <strong>{fair.title}</strong>
        <span>{t('timesCount', { count: slots.filter(({ offered }) => offered).length })}</span>
      </p>
      <Chip tone={status === 'APPROVED' ? 'good' : 'warn'}>{participationT(status)}</Chip>
      <span className={styles.buttons}>
        <Button variant="secondary" small aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('editTimes')}
        </Button>
        <LinkButton variant="quiet" small to={`/matching/fairs/${_fair}`}>
          {t('toFair')}
        </LinkButton>
      </span>
      <EditTimes schedule={schedule} open={open} onClose={() => setOpen(false)} />
    </article>
  );
};

/** The reader's slots at each fair where they can still be changed. */
export const AvailabilityList = ({ schedules }: { schedules: readonly Schedule[] }) => {
  const now = new Date().toISOString();
  const changeable = schedules.filter(
    ({ fair, status }) => fair.requestTo > now && (status === 'PENDING' || status === 'APPROVED'),
  );
  return changeable.length === 0 ? null : (
    <ul className={section.group}>
      {changeable.map((schedule) => (
        <li key={schedule._fair}>
          <AvailabilityItem schedule={schedule} />
        </li>
      ))}
    </ul>
  );
};
