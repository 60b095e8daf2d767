import { Box, Chip, Skeleton, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { api } from 'shared/client';
import type { Coupon } from 'shared/contract';
import { formatDate } from 'shared/format';
import { Group } from '../../parts/Group';
import { LoadFailed } from '../../parts/LoadFailed';
import { MemberLink } from '../../parts/MemberLink';
import { Pager } from '../../parts/Pager';
import { couponI18n } from './i18n';

const limit = 20;
const tones = { ISSUED: 'success', RESERVED: 'info', USED: 'default', EXPIRED: 'default' } as const;

/** Who holds or held a coupon. */
export const Holders = () => {
  const t = couponI18n.useT();
  const translate = useTranslate();
  const id = useRecordContext<Coupon & { id: string }>()?.id ?? '';
  const [page, setPage] = useState(1);
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['coupon-holders', id, page],
    queryFn: () => api.console.coupons.holders({ params: { id }, query: { page, limit, sort: '-createdAt' } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Group title={t('holders')}>
      {isPending && <Skeleton variant="rounded" height={120} />}
      {error && !data && <LoadFailed error={error} retry={refetch} />}
      {data?.total === 0 && <Typography color="text.secondary">{t('noHolders')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.holders.map(({ _id, user, status, issuedAt, expiresAt }) => (
          <Box
            component="li"
            key={_id}
            sx={{ display: 'flex', gap: 2, alignItems: 'center', py: 0.75, borderBottom: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <MemberLink member={user} />
              <Typography variant="body2" color="text.secondary">
                {formatDate(issuedAt)} · {t('until', { when: formatDate(expiresAt) })}
              </Typography>
            </Box>
            <Chip variant="outlined" color={tones[status]} label={translate(`resources.shop/coupons.held.${status}`)} />
          </Box>
        ))}
      </Box>
      {data && <Pager total={data.total} page={page} limit={limit} onPage={setPage} />}
    </Group>
  );
};
