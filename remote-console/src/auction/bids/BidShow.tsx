import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Title, useRecordContext, useShowContext, useTranslate } from 'react-admin';
import type { ConsoleBid } from 'shared/contract';
import { Link } from 'shared/router';
import { Confidential } from '../../components/fields/Confidential';
import { DescriptionList, FieldItem } from '../../components/fields/DescriptionList';
import { MemberLink } from '../../components/fields/MemberLink';
import { MemberPhone } from '../../components/fields/MemberPhone';
import { Money } from '../../components/fields/MoneyField';
import { DateTimeItem, MoneyItem, StatusItem } from '../../components/fields/RecordItems';
import { RecordShow } from '../../components/forms/RecordShow';
import { Section } from '../../components/layout/Section';
import { bidI18n } from './i18n';
import { bidStatusTones } from './status-tones';
import { VoidBidDialog } from './VoidBidDialog';

const BidDetails = () => {
  const t = bidI18n.useT();
  const translate = useTranslate();
  const { refetch } = useShowContext();
  const bid = useRecordContext<ConsoleBid & { id: string }>();
  const [open, setOpen] = useState(false);
  if (!bid) return null;
  return (
    <Box sx={{ pt: 3, maxWidth: 720 }}>
      <Title title={t('title', { alias: bid.alias })} preferenceKey={false} />
      <Section title={t('bid')}>
        <DescriptionList>
          <StatusItem source="status" tones={bidStatusTones} />
          <DateTimeItem source="at" />
          <FieldItem source="alias">{bid.alias}</FieldItem>
          <FieldItem source="bidder.name">
            <Confidential>
              <MemberLink member={bid.bidder} />
            </Confidential>
          </FieldItem>
          <FieldItem source="bidder.phone">{bid.bidder.phone && <MemberPhone member={bid.bidder} />}</FieldItem>
          <FieldItem source="bidder.email">{bid.bidder.email}</FieldItem>
          <StatusItem source="type" />
          <FieldItem source="amount">
            <Confidential>
              <Money amount={bid.amount} />
            </Confidential>
          </FieldItem>
          <MoneyItem source="price" />
          <FieldItem source="raise">{bid.raise && translate('ra.boolean.true')}</FieldItem>
          <FieldItem source="ip">{bid.ip}</FieldItem>
          <FieldItem source="voided.reason">{bid.voided?.reason}</FieldItem>
        </DescriptionList>
      </Section>
      <Button variant="outlined" component={Link} to={`/console/auction/works/${bid._work}/bids`} sx={{ mr: 1 }}>
        {t('ladder')}
      </Button>
      {!['VOID', 'WON', 'LOST'].includes(bid.status) && (
        <Button color="error" onClick={() => setOpen(true)}>
          {t('void')}
        </Button>
      )}
      {open && <VoidBidDialog bid={bid} onDone={refetch} onClose={() => setOpen(false)} />}
    </Box>
  );
};

/** One bid and its bidder. */
export const BidShow = () => <RecordShow Details={BidDetails} />;
