import { Box, Tab, Tabs } from '@mui/material';
import { useGetList, useListContext, useTranslate } from 'react-admin';
import { useT } from '../i18n';

const Count = ({ resource, filter }: { resource: string; filter: object }) => {
  const { total } = useGetList(resource, { pagination: { page: 1, perPage: 1 }, filter });
  if (!total) return null;
  return (
    <Box
      component="span"
      sx={{
        ml: 0.75,
        px: 0.75,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontSize: '0.75rem',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {total}
    </Box>
  );
};

interface Props {
  field: string;
  values: readonly string[];
  /** Values whose tabs show the number of their rows. */
  counted?: readonly string[];
}

/** A filter of few values as tabs above the rows; a value without a label is shown itself. Their name is the resource's label `tabs.<field>`, or "Statuses". */
export const FilterTabs = ({ field, values, counted = [] }: Props) => {
  const t = useT();
  const translate = useTranslate();
  const { resource, filterValues, setFilters } = useListContext();
  const choose = (value: string) => {
    const { [field]: _, ...others } = filterValues;
    setFilters(value ? { ...others, [field]: value } : others);
  };
  return (
    <Tabs
      value={filterValues[field] ?? ''}
      onChange={(_, value: string) => choose(value)}
      aria-label={translate(`resources.${resource}.tabs.${field}`, { _: t('statuses') })}
      variant="scrollable"
      scrollButtons={false}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      <Tab value="" label={t('all')} />
      {values.map((value) => (
        <Tab
          key={value}
          value={value}
          label={
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {translate(`resources.${resource}.${field}.${value}`, { _: value })}
              {counted.includes(value) && <Count resource={resource} filter={{ [field]: value }} />}
            </Box>
          }
        />
      ))}
    </Tabs>
  );
};
