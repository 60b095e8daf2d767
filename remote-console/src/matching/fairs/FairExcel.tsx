import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { api } from 'shared/client';
import type { Fair } from 'shared/contract';
import { fileName } from '../../data/csv';
import { download } from '../../data/download';
import { BarButton } from '../../parts/BarButton';
import { ExcelDialog } from '../../parts/ExcelDialog';
import { fairI18n } from './i18n';

/** The whole fair as a workbook: participants, meetings, tables by day, one sheet for each side. */
export const FairExcel = () => {
  const t = fairI18n.useT();
  const fair = useRecordContext<Fair & { id: string }>();
  const [open, setOpen] = useState(false);
  if (!fair) return null;
  return (
    <>
      <BarButton label={t('excel')} Icon={FileSpreadsheet} onClick={() => setOpen(true)} />
      {open && (
        <ExcelDialog
          title={t('excel')}
          lead={t('excelLead')}
          onTake={async (query) =>
            download(fileName('fairs', 'xlsx'), await api.console.fairs.excel({ params: { id: fair._id }, query }))
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
