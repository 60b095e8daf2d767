import { Box, Link as Look, Skeleton, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import { formatNumber, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { LoadFailed } from '../../parts/LoadFailed';
import { useWord } from '../../parts/use-word';
import { statisticsI18n } from './i18n';
import type { Period } from './period';

const limit = 10;
const figure = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

interface Line {
  id: string | null;
  name: string;
  qty: number;
  net: number;
  share: number;
}

/** A line of words with its bar behind: chart and table in one. */
const ProductLine = ({ line, most }: { line: Line; most: number }) => {
  const t = statisticsI18n.useT();
  const language = useLanguage();
  const { id, name, qty, net, share } = line;
  return (
    <Box component="li" sx={{ py: 0.75 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline' }}>
        <Box sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {id ? (
            <Look component={Link} to={`/console/shop/products/${id}`} color="inherit" underline="hover">
              {name}
            </Look>
          ) : (
            name
          )}
        </Box>
        <Typography variant="body2" color="text.secondary" sx={figure}>
          {t('items')} {formatNumber(qty)} · {share.toFixed(1)}%
        </Typography>
        <Typography sx={{ ...figure, fontWeight: 600 }}>{formatWon(net, language)}</Typography>
      </Box>
      <Box aria-hidden sx={{ height: 6, mt: 0.5, bgcolor: 'var(--sand)', borderRadius: 0.5, overflow: 'hidden' }}>
        <Box sx={{ height: 1, width: `${most > 0 ? Math.max(0, (net / most) * 100) : 0}%`, bgcolor: 'var(--cool)' }} />
      </Box>
    </Box>
  );
};

/** What sold best, and what the rest came to. */
export const Products = ({ period }: { period: Period }) => {
  const t = statisticsI18n.useT();
  const word = useWord();
  const { data, error, refetch } = useQuery({
    queryKey: ['statistics', 'products', period],
    queryFn: () => api.console.statistics.productsSales({ query: { ...period, limit } }),
    placeholderData: keepPreviousData,
  });
  const named = data?.productsSales.map(({ _product, name, ...rest }) => ({ id: _product, name: word(name), ...rest }));
  const lines: Line[] = [...(named ?? [])];
  if (data && data.others.qty > 0) lines.push({ id: null, name: t('others'), ...data.others });
  const most = Math.max(0, ...lines.map(({ net }) => net));
  return (
    <Box component="section" aria-label={t('products')} sx={{ minWidth: 0, mb: 4 }}>
      <Typography variant="subtitle2" component="h3" sx={{ m: 0, mb: 1 }}>
        {t('products')}
      </Typography>
      {!data && !error && <Skeleton variant="rounded" height={238} />}
      {!data && error && <LoadFailed error={error} retry={refetch} />}
      {data && lines.length === 0 && <Typography color="text.secondary">{t('nothing')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line) => (
          <ProductLine key={line.id ?? 'others'} line={line} most={most} />
        ))}
      </Box>
    </Box>
  );
};
