import { Box, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { api } from 'shared/client';
import { formatDate } from 'shared/format';
import { MemberLink } from '../../components/fields/MemberLink';
import { StatusChip } from '../../components/fields/StatusChip';
import { formatSeoulEnd } from '../../components/inputs/seoul-time';
import { QueryStatus } from '../../components/layout/QueryStatus';
import { Section } from '../../components/layout/Section';
import { Pager } from '../../components/lists/Pager';
import { couponI18n } from './i18n';

const limit = 20;
const holdingStatusTones = { ISSUED: 'success', RESERVED: 'info', USED: 'default', EXPIRED: 'default' } as const;

/** The members who were issued a coupon, and whether they have used it. */
export const CouponHolders = ({ id }: { id: string }) => {
  const t = couponI18n.useT();
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: ['coupon-holders', id, page],
    queryFn: () => api.console.coupons.holders({ params: { id }, query: { page, limit, sort: '-createdAt' } }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  return (
    <Section title={t('holders')}>
      <QueryStatus query={query} height={120} />
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
                {formatDate(issuedAt)} · {t('until', { when: formatSeoulEnd(expiresAt).slice(0, 10) })}
              </Typography>
            </Box>
            <StatusChip
              status={status}
              tones={holdingStatusTones}
              label={translate(`resources.shop/coupons.holding.${status}`)}
            />
          </Box>
        ))}
      </Box>
      {data && <Pager total={data.total} page={page} limit={limit} onPage={setPage} />}
    </Section>
  );
};
