import { FileSpreadsheet } from 'lucide-react';
import { useNotify, useRecordContext } from 'react-admin';
import { ApiFailure, api } from 'shared/client';
import type { Fair } from 'shared/contract';
import { fileName } from '../data/csv';
import { download } from '../data/download';
import { BarButton } from '../parts/BarButton';
import { fairTexts } from './texts';

/** The whole fair as a workbook: participants, meetings, tables by day, one sheet for each side. */
export const FairExcel = () => {
  const t = fairTexts.useT();
  const notify = useNotify();
  const fair = useRecordContext<Fair & { id: string }>();
  if (!fair) return null;
  const take = async () => {
    try {
      const file = await api.console.fairs.excel({ params: { id: fair._id } });
      download(fileName('fairs', 'xlsx'), file);
    } catch (cause) {
      notify(cause instanceof ApiFailure ? cause.message : t('excelFailed'), { type: 'error' });
    }
  };
  return <BarButton label={t('excel')} Icon={FileSpreadsheet} onClick={() => void take()} />;
};
