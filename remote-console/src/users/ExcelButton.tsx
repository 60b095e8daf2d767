import { Button } from '@mui/material';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { BooleanInput, maxLength, minLength, required, TextInput, useListContext } from 'react-admin';
import { api } from 'shared/client';
import { contract } from 'shared/contract';
import { fileName } from '../data/csv';
import { download } from '../data/download';
import { listQuery } from '../data/provider';
import { FormDialog } from '../parts/FormDialog';
import { userTexts } from './texts';

const { excel } = contract.console.users;

interface Draft {
  reason: string;
  full: boolean;
}

/** The filtered members as a workbook that the API makes; personal data leave only with a reason. */
export const ExcelButton = () => {
  const t = userTexts.useT();
  const { filterValues, sort, total } = useListContext();
  const [open, setOpen] = useState(false);

  const take = async ({ reason, full }: Draft) => {
    const filtered = listQuery('users', { filter: filterValues, sort });
    const query = excel.query.parse({ ...filtered, reason, full: full ? 'true' : 'false' });
    const file = await api.console.users.excel({ query });
    download(fileName('users', 'xlsx'), file);
    setOpen(false);
  };

  return (
    <>
      <Button
        disabled={!total}
        startIcon={<FileSpreadsheet size={16} aria-hidden />}
        onClick={() => setOpen(true)}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {t('excel')}
      </Button>
      {open && (
        <FormDialog<Draft>
          title={t('excel')}
          lead={t('excelLead')}
          submit={t('excelGo')}
          defaults={{ reason: '', full: false }}
          onSubmit={take}
          onClose={() => setOpen(false)}
        >
          <TextInput
            source="reason"
            label={t('excelReason')}
            helperText={t('excelReasonHint')}
            validate={[required(), minLength(2), maxLength(300)]}
          />
          <BooleanInput source="full" label={t('excelFull')} helperText={false} />
        </FormDialog>
      )}
    </>
  );
};
