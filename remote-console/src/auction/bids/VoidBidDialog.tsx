import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { api, failureOf } from 'shared/client';
import type { ConsoleBid } from 'shared/contract';
import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { ReasonDialog } from '../../components/dialogs/ReasonDialog';
import { useDialogCall } from '../../components/hooks/use-dialog-call';
import { bidI18n } from './i18n';

interface Props {
  bid: ConsoleBid;
  /** Called once the bid is void, to read the bids of the lot again. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/**
 * Declares a bid void for good, with a reason. A bid that has changed since it was read, such as by a raise, is shown as
 * it is now and has to be confirmed again.
 */
export const VoidBidDialog = ({ bid, onDone, onClose }: Props) => {
  const t = bidI18n.useT();
  const translate = useTranslate();
  const language = useLanguage();
  const [seen, setSeen] = useState(bid);
  const run = useDialogCall(onClose, onDone);
  const { _id, version, alias, status, max } = seen;
  const params = { id: _id };

  const setVoid = async (reason: string) => {
    try {
      await run(api.console.bids.update({ params, body: { status: 'VOID', reason, version } }), t('voided'));
    } catch (cause) {
      const failure = await failureOf(cause);
      if (failure.code === 'stale') setSeen((await api.console.bids.get({ params })).bid);
      throw failure;
    }
  };

  const summary = t('voidSeen', {
    alias,
    amount: formatWon(max, language),
    status: translate(`resources.auction/bids.status.${status}`),
  });
  return (
    <ReasonDialog
      title={t('voidBid', { no: seen.seq })}
      lead={`${summary} ${t('voidLead')}`}
      submit={t('void')}
      onSubmit={setVoid}
      onClose={onClose}
    />
  );
};
