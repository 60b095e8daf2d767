import { BooleanInput, maxLength, minLength, required, TextInput } from 'react-admin';
import { FormDialog } from './FormDialog';
import { useT } from './i18n';

interface Draft {
  reason: string;
  full: boolean;
}

interface Props {
  title: string;
  /** What is in the file. */
  lead: string;
  onTake: (asked: { reason: string; full: 'true' | 'false' }) => Promise<void>;
  onClose: () => void;
}

/** Before a workbook that the API makes: people leave the console masked, whole on demand, and never without a reason. */
export const ExcelDialog = ({ title, lead, onTake, onClose }: Props) => {
  const t = useT();
  return (
    <FormDialog<Draft>
      title={title}
      lead={lead}
      submit={t('excelGo')}
      defaults={{ reason: '', full: false }}
      onSubmit={async ({ reason, full }) => {
        await onTake({ reason, full: full ? 'true' : 'false' });
        onClose();
      }}
      onClose={onClose}
    >
      <TextInput
        source="reason"
        label={t('excelReason')}
        helperText={t('excelReasonHint')}
        validate={[required(), minLength(2), maxLength(300)]}
      />
      <BooleanInput source="full" label={t('excelFull')} helperText={false} />
    </FormDialog>
  );
};
