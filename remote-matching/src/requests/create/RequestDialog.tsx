import { Dialog } from 'shared/ui';
import dialog from '../../components/large-dialog.module.css';
import { requestingI18n } from './i18n';
import { RequestForm, type RequestFormProps } from './RequestForm';

/** Requests a meeting: mode, up to three slots, products and a message. */
export const RequestDialog = ({ open, onClose, ...form }: RequestFormProps & { open: boolean }) => {
  const t = requestingI18n.useT();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      className={dialog.large}
      contentScrolls
      title={t('title', { name: form.counterpart.name })}
    >
      <RequestForm onClose={onClose} {...form} />
    </Dialog>
  );
};
