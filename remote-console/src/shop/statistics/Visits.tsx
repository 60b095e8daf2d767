import type { Dashboard } from 'shared/contract';
import { formatDateLong, formatNumber } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Group } from '../../parts/Group';
import { BarChart } from './BarChart';
import { statisticsI18n } from './i18n';

/** Pages that readers opened, by day. */
export const Visits = ({ visits }: Pick<Dashboard, 'visits'>) => {
  const t = statisticsI18n.useT();
  const language = useLanguage();
  const total = visits.reduce((sum, { count }) => sum + count, 0);
  return (
    <Group title={t('visits')}>
      <BarChart
        label={t('visitsLead')}
        bars={visits.map(({ date, count }) => ({
          key: date,
          name: date.slice(5).replace('-', '/'),
          fullName: formatDateLong(date, language),
          value: count,
          text: t('visitsTold', { count: formatNumber(count) }),
        }))}
        summary={t('visitsTotal', { count: formatNumber(total) })}
        most={7}
      />
    </Group>
  );
};
