import { BooleanInput, maxLength, minLength, required, TextInput } from 'react-admin';
import { saveFile } from 'shared/ui';
import { buildFileName } from '../../data/csv';
import { useT } from '../i18n';
import { FormDialog } from './FormDialog';

interface Draft {
  reason: string;
  full: boolean;
}

interface Props {
  /** Begins the name of the file. */
  name: string;
  /** Content of the file. */
  lead: string;
  fetchFile: (options: { reason: string; full: 'true' | 'false' }) => Promise<Blob>;
  onClose: () => void;
}

/**
 * Asks for the reason of an Excel export, which the audit log records, and whether personal data are exported in full
 * or masked.
 */
export const ExcelExportDialog = ({ name, lead, fetchFile, onClose }: Props) => {
  const t = useT();
  return (
    <FormDialog<Draft>
      title={t('excel')}
      lead={lead}
      submit={t('download')}
      defaults={{ reason: '', full: false }}
      onSubmit={async ({ reason, full }) => {
        const file = await fetchFile({ reason, full: full ? 'true' : 'false' });
        saveFile(file, buildFileName(name, 'xlsx'));
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
