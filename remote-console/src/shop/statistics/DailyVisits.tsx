import type { Dashboard } from 'shared/contract';
import { formatDateLong, formatNumber } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Section } from '../../components/layout/Section';
import { BarChart } from './BarChart';
import { statisticsI18n } from './i18n';

/** Page views of the public site by day. */
export const DailyVisits = ({ visits }: Pick<Dashboard, 'visits'>) => {
  const t = statisticsI18n.useT();
  const language = useLanguage();
  const total = visits.reduce((sum, { count }) => sum + count, 0);
  return (
    <Section title={t('visits')}>
      <BarChart
        label={t('visitsLead')}
        bars={visits.map(({ date, count }) => ({
          key: date,
          name: formatDateLong(date, language),
          shortName: date.slice(5).replace('-', '/'),
          value: count,
          valueText: t('visitCount', { count: formatNumber(count) }),
        }))}
        summary={t('visitsTotal', { count: formatNumber(total) })}
        maxLabels={7}
      />
    </Section>
  );
};
