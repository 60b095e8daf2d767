import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
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
  /** Replaces a value: a code by its words, personal data by a part of it. */
  formats?: Partial<Record<Path<E>, (value: never) => unknown>>;
}

interface Props<E> extends ExportProps<E> {
  /** Exports the selected rows instead of all. */
  ofSelection?: boolean;
}

/** Downloads all pages of the list, or the selected rows, as CSV, filtered and sorted as on the screen. */
export const ExportButton = <E,>({ fields, formats = {}, ofSelection = false }: Props<E>) => {
  const t = useT();
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const { resource, sort, filterValues, total, selectedIds } = useListContext();
  const name = useFieldLabel(resource);

  /** From the list, because reading a record by itself is recorded where it has personal data. */
  const readRows = async () => {
    const all = await fetchAllRows(dataProvider, resource, { sort, filter: filterValues });
    if (!ofSelection) return all;
    const selected = all.filter(({ id }) => selectedIds.includes(id));
    if (selected.length === selectedIds.length) return selected;
    // A selection outlives the filter under which it was made.
    const unfiltered = await fetchAllRows(dataProvider, resource, { sort, filter: {} });
    return unfiltered.filter(({ id }) => selectedIds.includes(id));
  };

  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const rows = await readRows();
      const value = (row: object, path: Path<E>) => {
        const raw: unknown = get(row, path);
        const format = formats[path] as ((value: unknown) => unknown) | undefined;
        if (format) return format(raw);
        return typeof raw === 'number' ? raw : formatValue(translate, `resources.${resource}.${path}`, raw);
      };
      const text = formatCsv(
        fields.map(name),
        rows.map((row) => fields.map((path) => value(row, path))),
      );
      saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), buildFileName(resource));
      notify(t('exported', { count: rows.length }), { type: 'info' });
    },
    onError: () => notify(t('exportFailed'), { type: 'error' }),
  });

  return (
    <Button onClick={() => mutate()} disabled={isPending || !total} startIcon={<Download size={16} aria-hidden />}>
      {isPending ? t('exporting') : ofSelection ? t('exportSelected') : translate('ra.action.export')}
    </Button>
  );
};
