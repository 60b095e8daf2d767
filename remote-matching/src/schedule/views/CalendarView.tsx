import { useLanguage } from 'shared/i18n';
import { classNames, VisuallyHidden } from 'shared/ui';
import { formatShortDay, formatSlot, formatZone } from '../../components/zoned-time';
import { type Matching, useActiveMatchings } from '../../data/use-matchings';
import type { Schedule } from '../../data/use-schedules';
import { createGrid, getSlotsOfDay } from '../availability/grid';
import { scheduleI18n } from '../i18n';
import styles from './CalendarView.module.css';
import { EmptyView } from './EmptyView';
import type { ViewProps } from './view-props';

interface CalendarCellProps {
  slot: Schedule['slots'][number];
  timezone: string;
  /** The meeting in this slot. */
  meeting: Matching | undefined;
  onOpen: (id: string) => void;
}

const CalendarCell = ({ slot, timezone, meeting, onOpen }: CalendarCellProps) => {
  const t = scheduleI18n.useT();
  const language = useLanguage();
  if (!meeting)
    return (
      <span className={classNames(styles.cell, styles[slot.state.toLowerCase()])}>
        {slot.state === 'REQUESTED' ? t('requestCount', { count: slot.requests }) : t(`slot.${slot.state}`)}
      </span>
    );
  return (
    <button
      type="button"
      className={classNames(styles.cell, styles.meeting)}
      aria-haspopup="dialog"
      onClick={() => onOpen(meeting._id)}
    >
      <VisuallyHidden>{formatSlot(slot, timezone, language)} </VisuallyHidden>
      {meeting.counterpart.name}
      {meeting.tableName && <small>{t('table', { table: meeting.tableName })}</small>}
    </button>
  );
};

interface FairCalendarProps {
  schedule: Schedule;
  meetings: Matching[];
  onOpen: (id: string) => void;
}

const FairCalendar = ({ schedule: { fair, slots }, meetings, onOpen }: FairCalendarProps) => {
  const language = useLanguage();
  const { title, timezone } = fair;
  const grid = createGrid(slots, timezone);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={styles.box} tabIndex={0} aria-label={title}>
      <table className={styles.grid}>
        <caption className={styles.caption}>
          {title} · {formatZone(timezone)}
        </caption>
        <thead>
          <tr>
            <td />
            {grid.days.map((key) => {
              const { day, weekday } = formatShortDay(getSlotsOfDay(grid, key)[0]?.start ?? '', timezone, language);
              return (
                <th key={key} scope="col">
                  {day} {weekday}
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
                const start = grid.getSlot(day, time)?.start;
                const slot = slots.find((each) => each.start === start);
                if (!slot) return <td key={day} />;
                const meeting = meetings.find(({ _id }) => _id === slot._matching);
                return (
                  <td key={day}>
                    <CalendarCell slot={slot} timezone={timezone} meeting={meeting} onOpen={onOpen} />
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

/** The reader's slots at each fair as days × times, with the meetings and requests in them. */
export const CalendarView = ({ schedules, onOpen }: ViewProps) => {
  const t = scheduleI18n.useT();
  const meetings = useActiveMatchings().data ?? [];
  const approved = schedules.filter(({ status, slots }) => status === 'APPROVED' && slots.length > 0);
  if (approved.length === 0) return <EmptyView title={t('noCalendar')} />;
  return approved.map((schedule) => (
    <FairCalendar key={schedule._fair} schedule={schedule} meetings={meetings} onOpen={onOpen} />
  ));
};
