import { Box, Link as MuiLink, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import { formatNumber, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { useLocalised } from '../../components/hooks/use-localised';
import { QueryStatus } from '../../components/layout/QueryStatus';
import { statisticsI18n } from './i18n';
import type { Period } from './period';

const limit = 10;
const figure = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

interface ProductSales {
  id: string | null;
  name: string;
  qty: number;
  net: number;
  share: number;
}

/** Figures of one product with a bar below, relative to the best one. */
const ProductSalesRow = ({ product, maxNet }: { product: ProductSales; maxNet: number }) => {
  const t = statisticsI18n.useT();
  const language = useLanguage();
  const { id, name, qty, net, share } = product;
  return (
    <Box component="li" sx={{ py: 0.75 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline' }}>
        <Box sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {id ? (
            <MuiLink component={Link} to={`/console/shop/products/${id}`} color="inherit" underline="hover">
              {name}
            </MuiLink>
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
        <Box
          sx={{ height: 1, width: `${maxNet > 0 ? Math.max(0, (net / maxNet) * 100) : 0}%`, bgcolor: 'var(--cool)' }}
        />
      </Box>
    </Box>
  );
};

/** The best-selling products, and the sum of all others. */
export const TopProducts = ({ period }: { period: Period }) => {
  const t = statisticsI18n.useT();
  const localise = useLocalised();
  const query = useQuery({
    queryKey: ['statistics', 'products', period],
    queryFn: () => api.console.statistics.productsSales({ query: { ...period, limit } }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const rows: ProductSales[] = (data?.productsSales ?? []).map(({ _product, name, ...rest }) => ({
    id: _product,
    name: localise(name),
    ...rest,
  }));
  if (data && data.others.qty > 0) rows.push({ id: null, name: t('others'), ...data.others });
  const maxNet = Math.max(0, ...rows.map(({ net }) => net));
  return (
    <Box component="section" aria-label={t('products')} sx={{ minWidth: 0, mb: 4 }}>
      <Typography variant="subtitle2" component="h3" sx={{ m: 0, mb: 1 }}>
        {t('products')}
      </Typography>
      <QueryStatus query={query} height={238} />
      {data && rows.length === 0 && <Typography color="text.secondary">{t('noSales')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <ProductSalesRow key={row.id ?? 'others'} product={row} maxNet={maxNet} />
        ))}
      </Box>
    </Box>
  );
};
