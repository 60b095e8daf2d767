import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { api } from 'shared/client';
import type { Fair } from 'shared/contract';
import { ExcelExportDialog } from '../../components/dialogs/ExcelExportDialog';
import { useT } from '../../components/i18n';
import { TopBarButton } from '../../components/layout/TopBarButton';
import { fairI18n } from './i18n';

/** Downloads a fair as an Excel file made by the API: participants, meetings and the tables of each day. */
export const FairExcelButton = () => {
  const t = fairI18n.useT();
  const tComponents = useT();
  const fair = useRecordContext<Fair & { id: string }>();
  const [open, setOpen] = useState(false);
  if (!fair) return null;
  return (
    <>
      <TopBarButton label={tComponents('excel')} Icon={FileSpreadsheet} onClick={() => setOpen(true)} />
      {open && (
        <ExcelExportDialog
          name="fairs"
          lead={t('excelLead')}
          fetchFile={(query) => api.console.fairs.excel({ params: { id: fair._id }, query })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
