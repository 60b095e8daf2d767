import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ConsoleBid } from 'shared/contract';
import { formatDateTime } from 'shared/format';
import { Confidential } from '../../components/fields/Confidential';
import { MemberLink } from '../../components/fields/MemberLink';
import { Money } from '../../components/fields/MoneyField';
import { StatusChip } from '../../components/fields/StatusChip';
import { bidI18n } from './i18n';
import { bidStatusTones } from './status-tones';

interface Props {
  bid: ConsoleBid;
  /** null once the lot has ended, because its bids can no longer be declared void. */
  onVoid: (() => void) | null;
}

const columns = {
  display: 'grid',
  gridTemplateAreas: { xs: '"price status" "who who" "details act"', md: '"seq price who details status act"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '40px 130px minmax(0, 1fr) minmax(0, 1fr) 72px 92px' },
  columnGap: 2,
};

/** Column headers, hidden from screen readers, which read each row as a whole. */
export const LotBidColumns = () => {
  const translate = useTranslate();
  const getLabel = (field: string) => translate(`resources.auction/bids.fields.${field}`);
  return (
    <Typography
      component="div"
      variant="body2"
      color="text.secondary"
      aria-hidden
      sx={{ ...columns, display: { xs: 'none', md: 'grid' }, pb: 0.75, borderBottom: 1, borderColor: 'divider' }}
    >
      <span>{getLabel('seq')}</span>
      <span>{getLabel('price')}</span>
      <span>{`${getLabel('alias')} · ${getLabel('bidder.name')}`}</span>
      <span>{`${getLabel('type')} · ${getLabel('amount')}`}</span>
      <span>{getLabel('status')}</span>
    </Typography>
  );
};

/** One bid, with the data that only administrators may see marked as confidential. */
export const LotBidRow = ({ bid, onVoid }: Props) => {
  const t = bidI18n.useT();
  const translate = useTranslate();
  const { status, seq, alias, price, amount, bidder, raise, type, at, voided } = bid;
  const isVoid = status === 'VOID';
  return (
    <Box
      component="li"
      sx={{
        ...columns,
        rowGap: 0.25,
        alignItems: 'center',
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        fontVariantNumeric: 'tabular-nums',
        color: isVoid ? 'text.secondary' : 'text.primary',
      }}
    >
      <Box sx={{ gridArea: 'seq', display: { xs: 'none', md: 'block' }, color: 'text.secondary' }}>{seq}</Box>
      <Box sx={{ gridArea: 'price', fontWeight: 650, textDecoration: isVoid ? 'line-through' : 'none' }}>
        {raise ? <Typography variant="body2">{t('raise')}</Typography> : <Money amount={price} />}
      </Box>
      <Box sx={{ gridArea: 'who', minWidth: 0, overflowWrap: 'anywhere' }}>
        {alias} ·{' '}
        <Confidential>
          <MemberLink member={bidder} />
        </Confidential>
      </Box>
      <Box sx={{ gridArea: 'details', minWidth: 0 }}>
        <Typography variant="body2" component="div">
          {translate(`resources.auction/bids.type.${type}`)} ·{' '}
          <Confidential>
            <Money amount={amount} />
          </Confidential>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          <time dateTime={at}>{formatDateTime(at)}</time>
        </Typography>
        {voided && <Typography variant="body2">{voided.reason}</Typography>}
      </Box>
      <Box sx={{ gridArea: 'status', justifySelf: { xs: 'end', md: 'start' } }}>
        <StatusChip
          status={status}
          tones={bidStatusTones}
          label={translate(`resources.auction/bids.status.${status}`)}
        />
      </Box>
      <Box sx={{ gridArea: 'act', justifySelf: 'end' }}>
        {!isVoid && onVoid && (
          <Button
            color="error"
            aria-label={t('voidBid', { no: seq })}
            onClick={onVoid}
            sx={{ minHeight: { xs: 44, md: 0 } }}
          >
            {t('void')}
          </Button>
        )}
      </Box>
    </Box>
  );
};
