import { api } from 'shared/client';
import { ReasonDialog } from '../../components/dialogs/ReasonDialog';
import { useDialogCall } from '../../components/hooks/use-dialog-call';
import type { TimelineDialogProps } from './StepDialog';
import { timelineI18n } from './timeline-i18n';

/** Calls the hour of a consultation off, with a message to the client. */
export const CallOffDialog = ({ form: { _id, version }, reload, onClose }: TimelineDialogProps) => {
  const t = timelineI18n.useT();
  const call = useDialogCall(onClose, reload);
  return (
    <ReasonDialog
      title={t('callOff')}
      lead={t('callOffLead')}
      submit={t('callOff')}
      reasonLabel={t('toClient')}
      onSubmit={(message) =>
        call(
          api.console.forms.setAppointment({ params: { id: _id }, body: { version, start: null, message } }),
          t('calledOff'),
        )
      }
      onClose={onClose}
    />
  );
};
