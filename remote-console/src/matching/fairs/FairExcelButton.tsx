import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { api } from 'shared/client';
import type { Fair } from 'shared/contract';
import { ExcelExportDialog } from '../../components/dialogs/ExcelExportDialog';
import { TopBarButton } from '../../components/layout/TopBarButton';
import { buildFileName } from '../../data/csv';
import { downloadFile } from '../../data/download-file';
import { fairI18n } from './i18n';

/** Downloads a fair as an Excel file made by the API: participants, meetings and the tables of each day. */
export const FairExcelButton = () => {
  const t = fairI18n.useT();
  const fair = useRecordContext<Fair & { id: string }>();
  const [open, setOpen] = useState(false);
  if (!fair) return null;
  return (
    <>
      <TopBarButton label={t('excel')} Icon={FileSpreadsheet} onClick={() => setOpen(true)} />
      {open && (
        <ExcelExportDialog
          title={t('excel')}
          lead={t('excelLead')}
          onExport={async (query) =>
            downloadFile(
              buildFileName('fairs', 'xlsx'),
              await api.console.fairs.excel({ params: { id: fair._id }, query }),
            )
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
