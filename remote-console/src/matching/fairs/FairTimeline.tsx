import { Box, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import type { Fair } from 'shared/contract';
import { formatDate } from 'shared/format';
import { formatSeoulEnd } from '../../components/inputs/seoul-time';
import { fairI18n } from './i18n';

const periods = [
  ['seller', 'sellerFrom', 'sellerTo'],
  ['buyer', 'buyerFrom', 'buyerTo'],
  ['request', 'requestFrom', 'requestTo'],
  ['fair', 'startAt', 'endAt'],
] as const;

const periodFields = periods.flatMap(([, from, to]) => [from, to]);

/** The periods of a fair as bars, with today marked; follows unsaved changes. */
export const FairTimeline = () => {
  const t = fairI18n.useT();
  const values = useWatch<Fair, typeof periodFields>({ name: periodFields });
  const moments = values.map((value) => (value ? Date.parse(value) : Number.NaN));
  const validMoments = moments.filter((moment) => !Number.isNaN(moment));
  const [first, last] = [Math.min(...validMoments), Math.max(...validMoments)];
  if (validMoments.length < 2 || last <= first) return null;
  const toPercent = (moment: number) => `${(100 * (moment - first)) / (last - first)}%`;
  const now = Date.now();
  return (
    <Box sx={{ position: 'relative', mb: 3, pt: 2.5 }}>
      {periods.map(([name], row) => {
        const [from = Number.NaN, to = Number.NaN] = moments.slice(2 * row, 2 * row + 2);
        return (
          <Box
            key={name}
            sx={{ display: 'grid', gridTemplateColumns: '96px minmax(0, 1fr)', alignItems: 'center', py: 0.5 }}
          >
            <Typography variant="body2">{t(name)}</Typography>
            <Box sx={{ position: 'relative', height: 14, bgcolor: 'var(--paper)', borderRadius: 0.5 }}>
              {to > from && (
                <Box
                  title={`${formatDate(values[2 * row])} – ${formatSeoulEnd(values[2 * row + 1]).slice(0, 10)}`}
                  sx={{
                    position: 'absolute',
                    inset: 0,
                    left: toPercent(from),
                    right: `calc(100% - ${toPercent(to)})`,
                    minWidth: 4,
                    borderRadius: 0.5,
                    bgcolor: name === 'fair' ? 'primary.main' : 'secondary.main',
                    opacity: now >= from && now < to ? 1 : 0.45,
                  }}
                />
              )}
            </Box>
          </Box>
        );
      })}
      {now > first && now < last && (
        <Box aria-hidden sx={{ position: 'absolute', top: 0, bottom: 0, left: 96, right: 0, pointerEvents: 'none' }}>
          <Box
            sx={{
              position: 'absolute',
              left: toPercent(now),
              top: 0,
              bottom: 0,
              borderLeft: 1,
              borderColor: 'error.main',
            }}
          >
            <Typography
              variant="caption"
              sx={{ color: 'error.main', position: 'absolute', left: 4, top: -2, whiteSpace: 'nowrap' }}
            >
              {t('now')}
            </Typography>
          </Box>
        </Box>
      )}
    </Box>
  );
};
