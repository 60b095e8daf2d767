import { useCallback } from 'react';
import {
  type CreateParams,
  type RaRecord,
  useDataProvider,
  useNotify,
  useRegisterMutationMiddleware,
} from 'react-admin';
import { ApiFailure } from 'shared/client';
import { getNetworkMessage } from '../../data/i18n';
import { useT } from '../i18n';
import type { StagedUpload } from '../media/staged-files';

/** Lists what is to be uploaded, from the values of the form and the record that was saved. */
export type ListUploads<E> = (values: E, record: RaRecord) => StagedUpload[];

interface Saved {
  data: RaRecord;
}

type Save = (resource: string, params: CreateParams) => Promise<Saved>;

/**
 * Stores the files that were chosen before their record existed, as a part of saving it. A file that is refused does not
 * undo the record, which is saved by then: a notice names the file, and it can be chosen again on the record's page.
 */
export const useStagedUploads = <E>(listUploads: ListUploads<E>) => {
  const t = useT();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const uploadAfter = useCallback(
    async (resource: string, params: CreateParams, save: Save) => {
      const saved = await save(resource, params);
      const uploads = listUploads(params.data as E, saved.data);
      if (uploads.length === 0) return saved;
      const failed: string[] = [];
      for (const { name, send } of uploads) {
        try {
          await send();
        } catch (cause) {
          if (!(cause instanceof ApiFailure)) throw cause;
          failed.push(
            `${name} (${cause.code === 'network' ? getNetworkMessage('unsent') : (cause.errors[0]?.message ?? cause.message)})`,
          );
        }
      }
      if (failed.length > 0)
        notify(t('uploadsFailed', { files: failed.join(', ') }), { type: 'warning', autoHideDuration: 15_000 });
      // The record is saved, even if it cannot be read again: a failure here would invite to save it a second time.
      return dataProvider.getOne(resource, { id: saved.data.id }).catch(() => saved);
    },
    [dataProvider, listUploads, notify, t],
  );
  useRegisterMutationMiddleware<Save>(uploadAfter);
};
