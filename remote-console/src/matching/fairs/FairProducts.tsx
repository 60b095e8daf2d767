import { Box, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import type { Fair } from 'shared/contract';
import { useLanguage } from 'shared/i18n';
import { buildSrcSet } from 'shared/ui';
import { useBusinessSectors } from '../../components/hooks/use-business-sectors';
import { SearchField } from '../../components/inputs/SearchField';
import { QueryStatus } from '../../components/layout/QueryStatus';
import { Pager } from '../../components/lists/Pager';
import { useRowQuery } from '../../components/lists/use-row-query';
import { fairI18n } from './i18n';

const limit = 24;

/** The products that sellers show at a fair, as on the public site. */
export const FairProducts = ({ fair }: { fair: Fair }) => {
  const t = fairI18n.useT();
  const language = useLanguage();
  const { getSectorName } = useBusinessSectors();
  const { text, q, setSearchText: search, page, setPage } = useRowQuery();
  const query = useQuery({
    queryKey: ['fair-products', fair._id, page, q, language],
    queryFn: () => api.fairProducts.list({ params: { id: fair._id }, query: { page, limit, ...(q && { q }) } }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <SearchField label={t('search')} value={text} onChange={search} />
      </Box>
      <QueryStatus query={query} height={240} />
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
                <img
                  src={product.thumb.url}
                  srcSet={buildSrcSet(product.thumb.url)}
                  sizes="240px"
                  alt=""
                  loading="lazy"
                />
              )}
            </Box>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{product.name}</Typography>
            <Typography variant="body2" color="text.secondary">
              {company.name} · {getSectorName(product.category)}
            </Typography>
          </Box>
        ))}
      </Box>
      {data && <Pager total={data.total} page={page} limit={limit} onPage={setPage} />}
    </>
  );
};
