import { Typography } from '@mui/material';
import { releaseI18n } from './i18n';
import { formatChange, formatKilobytes } from './release-facts';
import type { Build } from './use-releases';

const getTotal = ({ size }: Pick<Build, 'size'>) => (size ? size.javascript + size.css : null);

/** What a first load brings, and its change from a former release. */
export const FirstLoadSize = ({ build, former }: { build: Build; former?: Build | undefined }) => {
  const t = releaseI18n.useT();
  const total = getTotal(build);
  if (total === null) return t('sizeUnknown');
  const before = former ? getTotal(former) : null;
  return (
    <>
      {formatKilobytes(total)}
      {before !== null && (
        <Typography
          component="span"
          variant="body2"
          sx={{ color: total - before >= 50 ? 'var(--warn)' : 'text.secondary', whiteSpace: 'nowrap' }}
        >
          {' '}
          {t('change', { change: formatChange(total - before) })}
        </Typography>
      )}
    </>
  );
};
