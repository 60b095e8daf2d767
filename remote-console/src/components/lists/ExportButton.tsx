import { Button } from '@mui/material';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import { type FieldPath, type FieldValues, get } from 'react-hook-form';
import { buildFileName, formatCsv } from '../../data/csv';
import { downloadFile } from '../../data/download-file';
import { fetchAllRows } from '../../data/fetch-all-rows';
import { formatValue } from '../history/diff-records';
import { useFieldLabel } from '../history/use-field-label';
import { useT } from '../i18n';

/** Fields in the order of the file's columns. A function changes the value, for personal data that is masked. */
export type ExportFields<E> = E extends FieldValues
  ? { [P in FieldPath<E>]?: true | ((value: never) => unknown) }
  : never;

/** Downloads all pages of the list as CSV, filtered and sorted as on the screen. */
export const ExportButton = <E,>({ fields: exported }: { fields: ExportFields<E> }) => {
  const t = useT();
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const { resource, sort, filterValues, total } = useListContext();
  const name = useFieldLabel(resource);
  const [busy, setBusy] = useState(false);

  const run = async () => {
    setBusy(true);
    try {
      const rows = await fetchAllRows(dataProvider, resource, { sort, filter: filterValues });
      const fields = Object.entries(exported) as [string, true | ((value: unknown) => unknown)][];
      const value = (row: object, [path, present]: (typeof fields)[number]) => {
        const raw: unknown = get(row, path);
        if (present !== true) return present(raw);
        return typeof raw === 'number' ? raw : formatValue(translate, `resources.${resource}.${path}`, raw);
      };
      const text = formatCsv(
        fields.map(([path]) => name(path)),
        rows.map((row) => fields.map((field) => value(row, field))),
      );
      downloadFile(buildFileName(resource), new Blob([text], { type: 'text/csv;charset=utf-8' }));
      notify(t('exported', { count: rows.length }), { type: 'info' });
    } catch {
      notify(t('exportFailed'), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button onClick={() => void run()} disabled={busy || !total} startIcon={<Download size={16} aria-hidden />}>
      {busy ? t('exporting') : translate('ra.action.export')}
    </Button>
  );
};
