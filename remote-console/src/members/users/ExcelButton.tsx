import { Button } from '@mui/material';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { api } from 'shared/client';
import { contract } from 'shared/contract';
import { fileName } from '../../data/csv';
import { download } from '../../data/download';
import { listQuery } from '../../data/provider';
import { ExcelDialog } from '../../parts/ExcelDialog';
import { userI18n } from './i18n';

const { excel } = contract.console.users;

/** The filtered members as a workbook that the API makes; personal data leave only with a reason. */
export const ExcelButton = () => {
  const t = userI18n.useT();
  const { filterValues, sort, total } = useListContext();
  const [open, setOpen] = useState(false);

  const take = async (asked: { reason: string; full: 'true' | 'false' }) => {
    const query = excel.query.parse({ ...listQuery('users', { filter: filterValues, sort }), ...asked });
    download(fileName('users', 'xlsx'), await api.console.users.excel({ query }));
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
      {open && <ExcelDialog title={t('excel')} lead={t('excelLead')} onTake={take} onClose={() => setOpen(false)} />}
    </>
  );
};
