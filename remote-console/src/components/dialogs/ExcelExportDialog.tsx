import { BooleanInput, maxLength, minLength, required, TextInput } from 'react-admin';
import { useT } from '../i18n';
import { FormDialog } from './FormDialog';

interface Draft {
  reason: string;
  full: boolean;
}

interface Props {
  title: string;
  /** Content of the file. */
  lead: string;
  onExport: (asked: { reason: string; full: 'true' | 'false' }) => Promise<void>;
  onClose: () => void;
}

/**
 * Asks for the reason of an Excel export, which the audit log records, and whether personal data are exported in full
 * or masked.
 */
export const ExcelExportDialog = ({ title, lead, onExport, onClose }: Props) => {
  const t = useT();
  return (
    <FormDialog<Draft>
      title={title}
      lead={lead}
      submit={t('excelGo')}
      defaults={{ reason: '', full: false }}
      onSubmit={async ({ reason, full }) => {
        await onExport({ reason, full: full ? 'true' : 'false' });
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
