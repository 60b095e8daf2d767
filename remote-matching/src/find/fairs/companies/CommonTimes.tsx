import type { MeetingMode } from 'shared/contract';
import { LoadingSkeleton } from 'shared/ui';
import { MeetingTime } from '../../../components/MeetingTime';
import section from '../../../components/section.module.css';
import { useAvailableSlots } from '../../../data/use-available-slots';
import { fairI18n } from '../detail/i18n';

const listed = 3;

interface CommonTimesProps {
  fair: { _id: string; timezone: string };
  /** Id of the counterpart. */
  user: string;
  /** Id of the request, where there is one. */
  matching?: string;
  mode?: MeetingMode;
}

/** How many times suit both the reader and a company, and the first ones. */
export const CommonTimes = ({ fair, user, matching, mode }: CommonTimesProps) => {
  const t = fairI18n.useT();
  const { data, error } = useAvailableSlots({
    fair: fair._id,
    user,
    mode,
    enabled: true,
    ...(matching && { matching }),
  });
  if (error) return null;
  if (!data) return <LoadingSkeleton shapes={['line']} />;
  const { schedules } = data;
  return (
    <section>
      <h3 className={section.subheading}>{t('commonTimes', { count: schedules.length })}</h3>
      {schedules.length === 0 && <p className={section.quiet}>{t('noCommonTimes')}</p>}
      <ul className={section.group}>
        {schedules.slice(0, listed).map((slot) => (
          <li key={slot.start}>
            <MeetingTime slot={slot} timezone={fair.timezone} />
          </li>
        ))}
      </ul>
      {schedules.length > listed && (
        <p className={section.quiet}>{t('moreTimes', { count: schedules.length - listed })}</p>
      )}
    </section>
  );
};
