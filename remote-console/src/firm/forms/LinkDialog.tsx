import { BooleanInput } from 'react-admin';
import { api } from 'shared/client';
import { FormDialog } from '../../components/dialogs/FormDialog';
import { useDialogCall } from '../../components/hooks/use-dialog-call';
import type { TimelineDialogProps } from './StepDialog';
import { timelineI18n } from './timeline-i18n';

/** Ends the links that the client was sent, and sends a new one unless that is not wanted. */
export const LinkDialog = ({ form, reload, onClose }: TimelineDialogProps) => {
  const t = timelineI18n.useT();
  const call = useDialogCall(onClose, reload);
  return (
    <FormDialog<{ send: boolean }>
      title={t('link')}
      lead={t('linkLead')}
      submit={t('linkSubmit')}
      defaults={{ send: true }}
      onSubmit={({ send }) =>
        call(
          api.console.forms.renewLink({ params: { id: form._id }, body: { send } }),
          t(send ? 'linkSent' : 'linksEnded'),
        )
      }
      onClose={onClose}
    >
      <BooleanInput source="send" label={t('linkSend')} />
    </FormDialog>
  );
};
