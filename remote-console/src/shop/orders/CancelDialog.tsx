import { maxLength, required, TextInput, useNotify } from 'react-admin';
import { FormDialog } from '../../parts/FormDialog';
import { orderI18n } from './i18n';

interface Props {
  cancel: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Cancels what is not paid, for a reason that the buyer reads. */
export const CancelDialog = ({ cancel, onClose }: Props) => {
  const t = orderI18n.useT();
  const notify = useNotify();
  return (
    <FormDialog
      title={t('toCANCELLED')}
      lead={t('cancelLead')}
      submit={t('toCANCELLED')}
      tone="error"
      defaults={{ reason: '' }}
      onSubmit={async ({ reason }) => {
        await cancel(reason);
        notify(t('changed', { count: 1 }), { type: 'info' });
        onClose();
      }}
      onClose={onClose}
    >
      <TextInput source="reason" label={t('reason')} multiline minRows={3} validate={[required(), maxLength(500)]} />
    </FormDialog>
  );
};
