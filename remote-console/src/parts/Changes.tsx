import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type Change, shown } from './changes';
import { useT } from './i18n';
import { isName, useNaming } from './naming';

/** A long text is shown by its beginning. */
const limit = 400;

const Value = ({ label, text, quiet }: { label: string; text: string; quiet: boolean }) => {
  const t = useT();
  return (
    <Box sx={{ minWidth: 0, color: quiet ? 'text.secondary' : 'text.primary' }}>
      <Typography variant="caption" component="dt" color="text.secondary">
        {label}
      </Typography>
      <Typography variant="body2" component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {text.length > limit ? `${text.slice(0, limit)}…` : text || t('nothing')}
      </Typography>
    </Box>
  );
};

/** What differs, field by field, the earlier beside the later. */
export const Changes = ({ resource, of, labels }: { resource: string; of: Change[]; labels: [string, string] }) => {
  const translate = useTranslate();
  const name = useNaming(resource);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {of.map(({ path, before, after }) => {
        const field = `resources.${resource}.${path.split('.').filter(isName).at(-1)}`;
        return (
          <Box key={path} sx={{ borderLeft: 2, borderColor: 'divider', pl: 1.5 }}>
            <Typography variant="subtitle2" component="p" sx={{ m: 0 }}>
              {name(path)}
            </Typography>
            <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1 }}>
              <Value label={labels[0]} text={shown(translate, field, before)} quiet />
              <Value label={labels[1]} text={shown(translate, field, after)} quiet={false} />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
};
