import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDateTime } from 'shared/format';
import { Disclosure } from '../../components/layout/Disclosure';
import { formatVersions, getActionKey } from './describe-change';
import { releaseI18n } from './i18n';
import type { ReleaseChangeEntry } from './use-releases';

const Change = ({ change }: { change: ReleaseChangeEntry }) => {
  const t = releaseI18n.useT();
  const translate = useTranslate();
  const { at, by, action, shares, forced, why } = change;
  return (
    <Box component="li" sx={{ '& + &': { mt: 1.5 }, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {shares ? t('shared', { shares: shares.join(' → ') }) : translate(getActionKey(change), { _: action })}
        {forced && (
          <Box component="span" sx={{ color: 'var(--warn)' }}>
            {' · '}
            {translate('resources.releases.fields.forced')}
          </Box>
        )}
      </Typography>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {formatVersions(change)}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {by.name || t('site')} ·{' '}
        <Box component="time" dateTime={at} sx={{ whiteSpace: 'nowrap' }}>
          {formatDateTime(at).slice(0, 16)}
        </Box>
      </Typography>
      {why && by.kind !== 'system' && (
        <Typography variant="body2">
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t('why')}
          </Box>{' '}
          {why}
        </Typography>
      )}
    </Box>
  );
};

const Changes = ({ changes }: { changes: readonly ReleaseChangeEntry[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {changes.map((change) => (
      <Change key={change.id} change={change} />
    ))}
  </Box>
);

/** Who changed what a channel runs of a remote, the latest first. */
export const ReleaseHistory = ({ changes }: { changes: readonly ReleaseChangeEntry[] }) => {
  const t = releaseI18n.useT();
  const [latest, ...earlier] = changes;
  if (!latest) return null;
  return (
    <Box sx={{ mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography component="h4" variant="body2" color="text.secondary" sx={{ m: 0 }}>
        {t('history')}
      </Typography>
      <Changes changes={[latest]} />
      {earlier.length > 0 && (
        <Disclosure summary={t('earlierChanges', { count: earlier.length })}>
          <Changes changes={earlier} />
        </Disclosure>
      )}
    </Box>
  );
};
