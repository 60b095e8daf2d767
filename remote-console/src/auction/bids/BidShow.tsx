import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { ShowBase, Title, useRecordContext, useShowContext, useTranslate } from 'react-admin';
import type { ConsoleBid } from 'shared/contract';
import { formatPhone } from 'shared/format';
import { Link } from 'shared/router';
import { Fact, Facts } from '../../parts/Facts';
import { Group } from '../../parts/Group';
import { LoadFailed } from '../../parts/LoadFailed';
import { MemberLink } from '../../parts/MemberLink';
import { Secret } from '../../parts/Secret';
import { StatusField } from '../../parts/StatusField';
import { WhenField } from '../../parts/WhenField';
import { Won } from '../../parts/WonField';
import { bidI18n } from './i18n';
import { bidTones } from './tones';
import { VoidDialog } from './VoidDialog';

const Shown = () => {
  const t = bidI18n.useT();
  const translate = useTranslate();
  const { refetch } = useShowContext();
  const bid = useRecordContext<ConsoleBid & { id: string }>();
  const [open, setOpen] = useState(false);
  if (!bid) return null;
  const name = (field: string) => translate(`resources.auction/bids.fields.${field}`);
  return (
    <Box sx={{ pt: 3, maxWidth: 720 }}>
      <Title title={t('title', { alias: bid.alias })} preferenceKey={false} />
      <Group title={t('bid')}>
        <Facts>
          <Fact label={name('status')}>
            <StatusField source="status" tones={bidTones} />
          </Fact>
          <Fact label={name('at')}>
            <WhenField source="at" />
          </Fact>
          <Fact label={name('alias')}>{bid.alias}</Fact>
          <Fact label={name('bidder.name')}>
            <Secret>
              <MemberLink member={bid.bidder} />
            </Secret>
          </Fact>
          <Fact label={name('bidder.phone')}>{formatPhone(bid.bidder.phone)}</Fact>
          <Fact label={name('bidder.email')}>{bid.bidder.email}</Fact>
          <Fact label={name('type')}>
            <StatusField source="type" />
          </Fact>
          <Fact label={name('amount')}>
            <Secret>
              <Won amount={bid.amount} />
            </Secret>
          </Fact>
          <Fact label={name('price')}>
            <Won amount={bid.price} />
          </Fact>
          <Fact label={name('raise')}>{bid.raise && translate('ra.boolean.true')}</Fact>
          <Fact label={name('ip')}>{bid.ip}</Fact>
          <Fact label={name('voided.reason')}>{bid.voided?.reason}</Fact>
        </Facts>
      </Group>
      <Button variant="outlined" component={Link} to={`/console/auction/works/${bid._work}/bids`} sx={{ mr: 1 }}>
        {t('ladder')}
      </Button>
      {!['VOID', 'WON', 'LOST'].includes(bid.status) && (
        <Button color="error" onClick={() => setOpen(true)}>
          {t('void')}
        </Button>
      )}
      {open && <VoidDialog bid={bid} onDone={refetch} onClose={() => setOpen(false)} />}
    </Box>
  );
};

const Unread = () => {
  const { error, refetch } = useShowContext();
  return <LoadFailed error={error as Error | null} retry={refetch} />;
};

/** One bid with its bidder. */
export const BidShow = () => (
  <ShowBase error={<Unread />}>
    <Shown />
  </ShowBase>
);
