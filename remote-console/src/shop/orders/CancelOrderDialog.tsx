import { ReasonDialog } from '../../components/dialogs/ReasonDialog';
import { useDialogCall } from '../../components/hooks/use-dialog-call';
import { orderI18n } from './i18n';

interface Props {
  cancel: (reason: string) => Promise<unknown>;
  reload: () => unknown;
  onClose: () => void;
}

/** Cancels orders that are not paid; the buyer reads the reason. */
export const CancelOrderDialog = ({ cancel, reload, onClose }: Props) => {
  const t = orderI18n.useT();
  const run = useDialogCall(onClose, reload);
  return (
    <ReasonDialog
      title={t('toCANCELLED')}
      lead={t('cancelLead')}
      submit={t('toCANCELLED')}
      onSubmit={(reason) => run(cancel(reason), t('changed', { count: 1 }))}
      onClose={onClose}
    />
  );
};
