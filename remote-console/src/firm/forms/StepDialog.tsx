import { maxLength, required, SelectInput, TextInput } from 'react-admin';
import { api } from 'shared/client';
import { addedStepKinds, type Form } from 'shared/contract';
import { FormDialog } from '../../components/dialogs/FormDialog';
import { useDialogCall } from '../../components/hooks/use-dialog-call';
import { timelineI18n } from './timeline-i18n';

export interface TimelineDialogProps {
  form: Form;
  reload: () => unknown;
  onClose: () => void;
}

interface Draft {
  kind: (typeof addedStepKinds)[number];
  message: string;
  note: string;
}

/** Adds a step with a message for the client, a note for the firm, or both. */
export const StepDialog = ({ form, reload, onClose }: TimelineDialogProps) => {
  const t = timelineI18n.useT();
  const call = useDialogCall(onClose, reload);
  const add = ({ kind, message, note }: Draft) => {
    const body = { kind, ...(message && { message }), ...(note && { note }) };
    return call(api.console.forms.addStep({ params: { id: form._id }, body }), t('stepAdded'));
  };
  return (
    <FormDialog<Draft>
      title={t('addStep')}
      submit={t('addStep')}
      defaults={{ kind: 'CALLED', message: '', note: '' }}
      onSubmit={add}
      onClose={onClose}
    >
      <SelectInput
        source="kind"
        label={t('kind')}
        choices={addedStepKinds.map((id) => ({ id, name: t(id) }))}
        validate={required()}
      />
      <TextInput
        source="message"
        label={t('toClient')}
        helperText={t('messageHint')}
        multiline
        minRows={2}
        validate={maxLength(1000)}
      />
      <TextInput source="note" label={t('internal')} multiline minRows={2} validate={maxLength(1000)} />
    </FormDialog>
  );
};
