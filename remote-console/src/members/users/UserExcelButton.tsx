import { Button } from '@mui/material';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { api } from 'shared/client';
import { contract } from 'shared/contract';
import { ExcelExportDialog } from '../../components/dialogs/ExcelExportDialog';
import { useT } from '../../components/i18n';
import { toListQuery } from '../../data/data-provider';
import { useStore } from '../../data/resources-context';
import { userI18n } from './i18n';

const { excel } = contract.console.users;

/** Downloads the filtered members as an Excel file made by the API. The reason is recorded. */
export const UserExcelButton = () => {
  const t = userI18n.useT();
  const tComponents = useT();
  const store = useStore('users');
  const { filterValues, sort, total } = useListContext();
  const [open, setOpen] = useState(false);

  const fetchFile = (options: { reason: string; full: 'true' | 'false' }) => {
    const query = excel.query.parse({ ...toListQuery(store, { filter: filterValues, sort }), ...options });
    return api.console.users.excel({ query });
  };

  return (
    <>
      <Button
        disabled={!total}
        startIcon={<FileSpreadsheet size={16} aria-hidden />}
        onClick={() => setOpen(true)}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {tComponents('excel')}
      </Button>
      {open && (
        <ExcelExportDialog name="users" lead={t('excelLead')} fetchFile={fetchFile} onClose={() => setOpen(false)} />
      )}
    </>
  );
};
