import { Box, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import type { Fair } from 'shared/contract';
import { formatDate } from 'shared/format';
import { fairI18n } from './i18n';

const rows = [
  ['seller', 'sellerFrom', 'sellerTo'],
  ['buyer', 'buyerFrom', 'buyerTo'],
  ['request', 'requestFrom', 'requestTo'],
  ['fair', 'startAt', 'endAt'],
] as const;

const names = rows.flatMap(([, from, to]) => [from, to]);

/** The periods of a fair one below the other, with today's place in them, as they are typed. */
export const Timeline = () => {
  const t = fairI18n.useT();
  const values = useWatch<Fair, typeof names>({ name: names });
  const moments = values.map((value) => (value ? Date.parse(value) : Number.NaN));
  const known = moments.filter((moment) => !Number.isNaN(moment));
  const [first, last] = [Math.min(...known), Math.max(...known)];
  if (known.length < 2 || last <= first) return null;
  const place = (moment: number) => `${(100 * (moment - first)) / (last - first)}%`;
  const now = Date.now();
  return (
    <Box sx={{ position: 'relative', mb: 3, pt: 2.5 }}>
      {rows.map(([name], row) => {
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
                  title={`${formatDate(values[2 * row])} – ${formatDate(values[2 * row + 1])}`}
                  sx={{
                    position: 'absolute',
                    inset: 0,
                    left: place(from),
                    right: `calc(100% - ${place(to)})`,
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
            sx={{ position: 'absolute', left: place(now), top: 0, bottom: 0, borderLeft: 1, borderColor: 'error.main' }}
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
