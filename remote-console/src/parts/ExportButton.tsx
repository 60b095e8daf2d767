import { Button } from '@mui/material';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import { type FieldPath, type FieldValues, get } from 'react-hook-form';
import { allRows } from '../data/all-rows';
import { csv, fileName } from '../data/csv';
import { download } from '../data/download';
import { shown } from './changes';
import { useT } from './i18n';
import { useNaming } from './naming';

/** Fields in the order of the file's columns; a function where a value must not leave as it is stored. */
export type Exported<E> = { [P in FieldPath<E & FieldValues>]?: true | ((value: never) => unknown) };

/** The rows of the list as it is filtered and sorted, all pages of it, as a file. */
export const ExportButton = <E,>({ exported }: { exported: Exported<E> }) => {
  const t = useT();
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const { resource, sort, filterValues, total } = useListContext();
  const name = useNaming(resource);
  const [busy, setBusy] = useState(false);

  const run = async () => {
    setBusy(true);
    try {
      const rows = await allRows(dataProvider, resource, { sort, filter: filterValues });
      const fields = Object.entries(exported) as [string, true | ((value: unknown) => unknown)][];
      const value = (row: object, [path, present]: (typeof fields)[number]) => {
        const raw: unknown = get(row, path);
        if (present !== true) return present(raw);
        return typeof raw === 'number' ? raw : shown(translate, `resources.${resource}.${path}`, raw);
      };
      const text = csv(
        fields.map(([path]) => name(path)),
        rows.map((row) => fields.map((field) => value(row, field))),
      );
      download(fileName(resource), new Blob([text], { type: 'text/csv;charset=utf-8' }));
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
