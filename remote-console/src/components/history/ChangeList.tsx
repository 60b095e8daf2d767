import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useT } from '../i18n';
import { type FieldChange, formatValue } from './diff-records';
import { isFieldName, useFieldLabel } from './use-field-label';

/** Characters shown of a longer text. */
const maxLength = 400;

const Value = ({ label, text, quiet }: { label: string; text: string; quiet: boolean }) => {
  const t = useT();
  return (
    <Box sx={{ minWidth: 0, color: quiet ? 'text.secondary' : 'text.primary' }}>
      <Typography variant="caption" component="dt" color="text.secondary">
        {label}
      </Typography>
      <Typography variant="body2" component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {text.length > maxLength ? `${text.slice(0, maxLength)}…` : text || t('nothing')}
      </Typography>
    </Box>
  );
};

const toFieldNames = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/** Fields with personal data, whose values the audit log does not hold. */
const ChangedFields = ({ label, names }: { label: string; names: string[] }) => (
  <Box sx={{ borderLeft: 2, borderColor: 'divider', pl: 1.5 }}>
    <Typography variant="subtitle2" component="p" sx={{ m: 0 }}>
      {label}
    </Typography>
    <Typography variant="body2">{[...new Set(names)].join(', ')}</Typography>
  </Box>
);

/** Changes by field, the value before beside the value after. */
export const ChangeList = ({
  resource,
  changes,
  labels,
}: {
  resource: string;
  changes: FieldChange[];
  labels: [string, string];
}) => {
  const translate = useTranslate();
  const name = useFieldLabel(resource);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {changes.map(({ path, before, after }) => {
        const field = `resources.${resource}.${path.split('.').filter(isFieldName).at(-1)}`;
        if (path === 'fields')
          return <ChangedFields key={path} label={name(path)} names={toFieldNames(after).map(name)} />;
        return (
          <Box key={path} sx={{ borderLeft: 2, borderColor: 'divider', pl: 1.5 }}>
            <Typography variant="subtitle2" component="p" sx={{ m: 0 }}>
              {name(path)}
            </Typography>
            <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1 }}>
              <Value label={labels[0]} text={formatValue(translate, field, before)} quiet />
              <Value label={labels[1]} text={formatValue(translate, field, after)} quiet={false} />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
};
