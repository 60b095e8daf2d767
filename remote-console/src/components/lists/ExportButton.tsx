import { Button } from '@mui/material';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import { type FieldPath, type FieldValues, get } from 'react-hook-form';
import { saveFile } from 'shared/ui';
import { buildFileName, formatCsv } from '../../data/csv';
import { fetchAllRows } from '../../data/fetch-all-rows';
import { formatValue } from '../history/diff-records';
import { useFieldLabel } from '../history/use-field-label';
import { useT } from '../i18n';

type Path<E> = E extends FieldValues ? FieldPath<E> : never;

export interface ExportProps<E> {
  /** Paths of the rows, in the order of the file's columns. */
  fields: readonly Path<E>[];
  /** Changes the values of fields with personal data. */
  masks?: Partial<Record<Path<E>, (value: never) => unknown>>;
}

/** Downloads all pages of the list as CSV, filtered and sorted as on the screen. */
export const ExportButton = <E,>({ fields, masks = {} }: ExportProps<E>) => {
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
      const value = (row: object, path: Path<E>) => {
        const raw: unknown = get(row, path);
        const mask = masks[path] as ((value: unknown) => unknown) | undefined;
        if (mask) return mask(raw);
        return typeof raw === 'number' ? raw : formatValue(translate, `resources.${resource}.${path}`, raw);
      };
      const text = formatCsv(
        fields.map(name),
        rows.map((row) => fields.map((path) => value(row, path))),
      );
      saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), buildFileName(resource));
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
