import { useNotify } from 'react-admin';
import { ReasonDialog } from '../../components/dialogs/ReasonDialog';
import { orderI18n } from './i18n';

interface Props {
  cancel: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Cancels orders that are not paid; the buyer reads the reason. */
export const CancelOrderDialog = ({ cancel, onClose }: Props) => {
  const t = orderI18n.useT();
  const notify = useNotify();
  return (
    <ReasonDialog
      title={t('toCANCELLED')}
      lead={t('cancelLead')}
      submit={t('toCANCELLED')}
      reasonLabel={t('reason')}
      onSubmit={async (reason) => {
        await cancel(reason);
        notify(t('changed', { count: 1 }), { type: 'info' });
        onClose();
      }}
      onClose={onClose}
    />
  );
};
