import { Box, Button, Chip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ConsoleBid } from 'shared/contract';
import { formatDateTime } from 'shared/format';
import { MemberLink } from '../../parts/MemberLink';
import { Secret } from '../../parts/Secret';
import { Won } from '../../parts/WonField';
import { bidI18n } from './i18n';
import { bidTones } from './tones';

interface Props {
  bid: ConsoleBid;
  /** Null once the lot is over, when no bid can be declared void any more. */
  onVoid: (() => void) | null;
}

const columns = {
  display: 'grid',
  gridTemplateAreas: { xs: '"price status" "who who" "told act"', md: '"seq price who told status act"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '40px 130px minmax(0, 1fr) minmax(0, 1fr) 72px 92px' },
  columnGap: 2,
};

/** What the columns hold, for the eye: a reader hears each line as a whole. */
export const LadderColumns = () => {
  const translate = useTranslate();
  const name = (field: string) => translate(`resources.auction/bids.fields.${field}`);
  return (
    <Typography
      component="div"
      variant="body2"
      color="text.secondary"
      aria-hidden
      sx={{ ...columns, display: { xs: 'none', md: 'grid' }, pb: 0.75, borderBottom: 1, borderColor: 'divider' }}
    >
      <span>{name('seq')}</span>
      <span>{name('price')}</span>
      <span>{`${name('alias')} · ${name('bidder.name')}`}</span>
      <span>{`${name('type')} · ${name('amount')}`}</span>
      <span>{name('status')}</span>
    </Typography>
  );
};

/** One bid: what everybody sees of it, and behind the lock what only administrators do. */
export const LadderRow = ({ bid, onVoid }: Props) => {
  const t = bidI18n.useT();
  const translate = useTranslate();
  const { status, seq, alias, price, amount, bidder, raise, type, at, voided } = bid;
  const gone = status === 'VOID';
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
        color: gone ? 'text.secondary' : 'text.primary',
      }}
    >
      <Box sx={{ gridArea: 'seq', display: { xs: 'none', md: 'block' }, color: 'text.secondary' }}>{seq}</Box>
      <Box sx={{ gridArea: 'price', fontWeight: 650, textDecoration: gone ? 'line-through' : 'none' }}>
        {raise ? <Typography variant="body2">{t('raise')}</Typography> : <Won amount={price} />}
      </Box>
      <Box sx={{ gridArea: 'who', minWidth: 0, overflowWrap: 'anywhere' }}>
        {alias} ·{' '}
        <Secret>
          <MemberLink member={bidder} />
        </Secret>
      </Box>
      <Box sx={{ gridArea: 'told', minWidth: 0 }}>
        <Typography variant="body2" component="div">
          {translate(`resources.auction/bids.type.${type}`)} ·{' '}
          <Secret>
            <Won amount={amount} />
          </Secret>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          <time dateTime={at}>{formatDateTime(at)}</time>
        </Typography>
        {voided && <Typography variant="body2">{voided.reason}</Typography>}
      </Box>
      <Box sx={{ gridArea: 'status', justifySelf: { xs: 'end', md: 'start' } }}>
        <Chip
          variant="outlined"
          color={bidTones[status] ?? 'default'}
          label={translate(`resources.auction/bids.status.${status}`)}
        />
      </Box>
      <Box sx={{ gridArea: 'act', justifySelf: 'end' }}>
        {!gone && onVoid && (
          <Button
            color="error"
            aria-label={t('voidOf', { no: seq })}
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
