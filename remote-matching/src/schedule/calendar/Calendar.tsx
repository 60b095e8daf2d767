import { useLanguage } from 'shared/i18n';
import { classes, EmptyState, ErrorState, LinkButton, VisuallyHidden } from 'shared/ui';
import { clocks, dayText, shortDay, zoneName } from '../../components/match-time';
import { gridOf, ofDay } from '../slots/grid';
import { type Matching, type Schedule, useLiveMatchings, useSchedules } from '../slots/use-own-times';
import styles from './Calendar.module.css';
import { CardSkeletons } from './CardSkeletons';
import { scheduleI18n } from './i18n';
import type { ViewProps } from './view';

interface FairCalendarProps {
  schedule: Schedule;
  meetings: Matching[];
  onOpen: (id: string) => void;
}

const FairCalendar = ({ schedule, meetings, onOpen }: FairCalendarProps) => {
  const t = scheduleI18n.useT();
  const language = useLanguage();
  const { fair, slots } = schedule;
  const grid = gridOf(slots, fair.timezone);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={styles.box} tabIndex={0} aria-label={fair.title}>
      <table className={styles.grid}>
        <caption className={styles.caption}>
          {fair.title} · {zoneName(fair.timezone)}
        </caption>
        <thead>
          <tr>
            <td />
            {grid.days.map((day) => {
              const { day: date, weekday } = shortDay(ofDay(grid, day)[0]?.start ?? '', fair.timezone, language);
              return (
                <th key={day} scope="col">
                  {date} {weekday}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {grid.times.map((time) => (
            <tr key={time}>
              <th scope="row">{time}</th>
              {grid.days.map((day) => {
                const at = grid.at(day, time);
                const slot = at && slots.find(({ start }) => start === at.start);
                if (!slot) return <td key={day} />;
                const meeting = meetings.find(({ _id }) => _id === slot._matching);
                return (
                  <td key={day}>
                    {meeting ? (
                      <button
                        type="button"
                        className={classes(styles.cell, styles.meeting)}
                        aria-haspopup="dialog"
                        onClick={() => onOpen(meeting._id)}
                      >
                        <VisuallyHidden>
                          {dayText(slot.start, fair.timezone, language)} {clocks(slot, fair.timezone)}{' '}
                        </VisuallyHidden>
                        {meeting.counterpart.name}
                        {meeting.tableName && <small>{t('table', { table: meeting.tableName })}</small>}
                      </button>
                    ) : (
                      <span className={classes(styles.cell, styles[slot.state.toLowerCase()])}>
                        {slot.state === 'REQUESTED' ? t('asked', { count: slot.requests }) : t(`slot.${slot.state}`)}
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** Days × times of each fair, with what stands on them. */
export const Calendar = ({ onOpen }: ViewProps) => {
  const t = scheduleI18n.useT();
  const { data: schedules, error, refetch } = useSchedules();
  const meetings = useLiveMatchings().data ?? [];
  if (error && !schedules) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!schedules) return <CardSkeletons />;
  const shown = schedules.filter(({ status, slots }) => status === 'APPROVED' && slots.length > 0);
  if (shown.length === 0)
    return (
      <EmptyState title={t('noCalendar')}>
        <LinkButton variant="primary" small to="/matching/fairs">
          {t('toFairs')}
        </LinkButton>
      </EmptyState>
    );
  return shown.map((schedule) => (
    <FairCalendar key={schedule._fair} schedule={schedule} meetings={meetings} onOpen={onOpen} />
  ));
};
