import { Box, Skeleton, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import type { Fair } from 'shared/contract';
import { useLanguage } from 'shared/i18n';
import { srcSetOf } from 'shared/ui';
import { LoadFailed } from '../../parts/LoadFailed';
import { Pager } from '../../parts/Pager';
import { SearchField } from '../../parts/SearchField';
import { useTrades } from '../../parts/trades';
import { useRows } from '../../parts/use-rows';
import { fairI18n } from './i18n';

const limit = 24;

/** What the sellers show at a fair, as visitors see it. */
export const FairProducts = ({ fair }: { fair: Fair }) => {
  const t = fairI18n.useT();
  const language = useLanguage();
  const { tradeOf } = useTrades();
  const { text, q, search, page, setPage } = useRows();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['fair-products', fair._id, page, q, language],
    queryFn: () => api.fairProducts.list({ params: { id: fair._id }, query: { page, limit, ...(q && { q }) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <SearchField label={t('search')} value={text} onChange={search} />
      </Box>
      {isPending && <Skeleton variant="rounded" height={240} />}
      {error && !data && <LoadFailed error={error} retry={refetch} />}
      {data?.total === 0 && <Typography color="text.secondary">{t('noProducts')}</Typography>}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))',
        }}
      >
        {data?.products.map(({ _id, product, company }) => (
          <Box component="li" key={_id} sx={{ minWidth: 0 }}>
            <Box
              sx={{
                aspectRatio: '4 / 3',
                borderRadius: 1,
                overflow: 'hidden',
                bgcolor: 'var(--sand)',
                mb: 0.5,
                '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
              }}
            >
              {product.thumb && (
                <img src={product.thumb.url} srcSet={srcSetOf(product.thumb.url)} sizes="240px" alt="" loading="lazy" />
              )}
            </Box>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{product.name}</Typography>
            <Typography variant="body2" color="text.secondary">
              {company.name} · {tradeOf(product.category)}
            </Typography>
          </Box>
        ))}
      </Box>
      {data && <Pager total={data.total} page={page} limit={limit} onPage={setPage} />}
    </>
  );
};
