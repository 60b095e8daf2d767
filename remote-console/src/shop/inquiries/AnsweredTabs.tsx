import { Tab, Tabs } from '@mui/material';
import { useListContext } from 'react-admin';
import { inquiryI18n } from './i18n';

/** Tabs that filter the list by answered and unanswered inquiries. */
export const AnsweredTabs = () => {
  const t = inquiryI18n.useT();
  const { filterValues, setFilters } = useListContext();
  const { answered = '', ...others } = filterValues;
  const choose = (value: string) => setFilters(value ? { ...others, answered: value } : others);
  return (
    <Tabs
      value={String(answered)}
      onChange={(_, value: string) => choose(value)}
      aria-label={t('statuses')}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      <Tab value="" label={t('all')} />
      <Tab value="false" label={t('open')} />
      <Tab value="true" label={t('answered')} />
    </Tabs>
  );
};
