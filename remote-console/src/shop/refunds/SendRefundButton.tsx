import { Alert, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordContext, useRefresh } from 'react-admin';
import { api } from 'shared/client';
import type { ConsoleRefund } from 'shared/contract';
import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { FormDialog } from '../../components/dialogs/FormDialog';
import { DescriptionList, FieldItem } from '../../components/fields/DescriptionList';
import { MemberPhone } from '../../components/fields/MemberPhone';
import { useCopy } from '../../components/hooks/use-copy';
import { useDialogCall } from '../../components/hooks/use-dialog-call';
import { QueryStatus } from '../../components/layout/QueryStatus';
import { refundI18n } from './i18n';

/** The whole account, and the version of the refund that belongs to it. The API records who reads it. */
const useRefundAccount = ({ _id: id }: ConsoleRefund) =>
  useQuery({
    queryKey: ['refund account', id],
    queryFn: () => api.console.refunds.account({ params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

const RefundAccount = ({ query }: { query: ReturnType<typeof useRefundAccount> }) => {
  const t = refundI18n.useT();
  const copy = useCopy();
  if (!query.data) return <QueryStatus query={query} height={96} />;
  const { account } = query.data;
  if (!account) return <Alert severity="warning">{t('askAccount')}</Alert>;
  return (
    <>
      <FieldItem source="account.bank">{account.bank}</FieldItem>
      <FieldItem source="account.no">
        {account.no}
        <Button size="small" onClick={() => void copy(account.no)} sx={{ ml: 1, minHeight: { xs: 44, sm: 30 } }}>
          {t('copy')}
        </Button>
      </FieldItem>
      <FieldItem source="account.holder">{account.holder}</FieldItem>
    </>
  );
};

const SendRefundDialog = ({ refund, onClose }: { refund: ConsoleRefund; onClose: () => void }) => {
  const t = refundI18n.useT();
  const language = useLanguage();
  const query = useRefundAccount(refund);
  const refresh = useRefresh();
  const run = useDialogCall(onClose, refresh);
  const { _id: id, amount, orderNo, user } = refund;
  const markSent = async () => {
    const version = query.data?.version ?? refund.version;
    try {
      await run(api.console.refunds.update({ params: { id }, body: { status: 'DONE', version } }), t('done'));
    } catch (cause) {
      // The buyer may have named another account meanwhile, which is then shown.
      refresh();
      throw cause;
    }
  };
  return (
    <FormDialog
      title={t('transferTitle', { amount: formatWon(amount, language) })}
      lead={t('transferLead')}
      submit={t('sent')}
      defaults={{}}
      onSubmit={markSent}
      onClose={onClose}
    >
      <DescriptionList>
        <FieldItem source="orderNo">{orderNo}</FieldItem>
        <FieldItem source="user.name">{user.name}</FieldItem>
        <FieldItem source="user.phone">{user.phone && <MemberPhone member={user} />}</FieldItem>
        <RefundAccount query={query} />
      </DescriptionList>
    </FormDialog>
  );
};

/** Opens the account of a refund that is not sent, and records that it was sent. */
export const SendRefundButton = () => {
  const t = refundI18n.useT();
  const [open, setOpen] = useState(false);
  const refund = useRecordContext<ConsoleRefund & { id: string }>();
  if (!refund || refund.status === 'DONE') return null;
  return (
    <>
      <Button
        variant="outlined"
        aria-label={`${t('transfer')} ${refund.orderNo}`}
        onClick={() => setOpen(true)}
        sx={{ minHeight: { xs: 44, sm: 36 } }}
      >
        {t('transfer')}
      </Button>
      {open && <SendRefundDialog refund={refund} onClose={() => setOpen(false)} />}
    </>
  );
};
