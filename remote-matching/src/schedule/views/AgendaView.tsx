import { useLanguage } from 'shared/i18n';
import section from '../../components/section.module.css';
import { formatDay, formatZone, toLocalDay } from '../../components/zoned-time';
import { type Matching, useActiveMatchings } from '../../data/use-matchings';
import { scheduleI18n } from '../i18n';
import styles from './AgendaView.module.css';
import { EmptyView } from './EmptyView';
import { MatchingList } from './MatchingList';
import { ViewBoundary } from './ViewBoundary';
import type { ViewProps } from './view-props';

const getStart = ({ slot }: Matching) => slot?.start ?? '';
const getDayKey = (matching: Matching) => {
  const { timezone } = matching.fair;
  return `${toLocalDay(getStart(matching), timezone)} ${timezone}`;
};

/** Agreed meetings by day and time zone, the earliest first. */
const groupByDay = (matchings: readonly Matching[]) => {
  const agreed = matchings
    .filter(({ status, slot }) => status === 'ACCEPTED' && slot !== null)
    .sort((a, b) => (getStart(a) < getStart(b) ? -1 : 1));
  return [...new Set(agreed.map(getDayKey))].map((key) => ({
    key,
    meetings: agreed.filter((matching) => getDayKey(matching) === key),
  }));
};

/** Agreed meetings, day by day. */
export const AgendaView = ({ onOpen }: ViewProps) => {
  const t = scheduleI18n.useT();
  const language = useLanguage();
  return (
    <ViewBoundary query={useActiveMatchings()}>
      {(matchings) => {
        const days = groupByDay(matchings);
        if (days.length === 0) return <EmptyView title={t('noMeetings')} hint={t('noMeetingsHint')} />;
        return days.map(({ key, meetings }) => {
          const [first] = meetings;
          if (!first) return null;
          const { timezone } = first.fair;
          return (
            <section key={key} className={section.group}>
              <h2 className={styles.date}>
                {formatDay(getStart(first), timezone, language)} <small>{formatZone(timezone)}</small>
              </h2>
              <MatchingList matchings={meetings} onOpen={onOpen} />
            </section>
          );
        });
      }}
    </ViewBoundary>
  );
};
