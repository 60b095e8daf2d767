import { maxLength, required, TextInput, useNotify } from 'react-admin';
import { api } from 'shared/client';
import type { ConsoleBid } from 'shared/contract';
import { FormDialog } from '../../parts/FormDialog';
import { bidI18n } from './i18n';

interface Props {
  bid: ConsoleBid;
  /** Once it is void; the ladder is another one then. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Declares a bid void, for a reason. */
export const VoidDialog = ({ bid, onDone, onClose }: Props) => {
  const t = bidI18n.useT();
  const notify = useNotify();
  const declare = async ({ reason }: { reason: string }) => {
    await api.console.bids.update({ params: { id: bid._id }, body: { status: 'VOID', reason } });
    notify(t('voided'), { type: 'info' });
    await onDone();
    onClose();
  };
  return (
    <FormDialog
      title={t('voidOf', { no: bid.seq })}
      lead={t('voidLead')}
      submit={t('void')}
      tone="error"
      defaults={{ reason: '' }}
      onSubmit={declare}
      onClose={onClose}
    >
      <TextInput source="reason" label={t('reason')} multiline minRows={3} validate={[required(), maxLength(500)]} />
    </FormDialog>
  );
};
