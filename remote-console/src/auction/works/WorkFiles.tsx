import { type RaRecord, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { api } from 'shared/client';
import type { Work } from 'shared/contract';
import { useSyncForm } from '../../components/forms/use-sync-form';
import { AuctionFiles, listAuctionFileUploads } from './AuctionFiles';
import { workI18n } from './i18n';

const toOwner = ({ _id, _program }: Pick<Work, '_id' | '_program'>) => ({ _program, _work: _id });

export const listWorkUploads = ({ images }: Partial<Work>, record: RaRecord) =>
  listAuctionFileUploads(images, toOwner(record as RaRecord & Work), 'REPORT');

/** Images and condition reports of a lot, and their order. */
export const WorkFiles = () => {
  const t = workI18n.useT();
  const work = useRecordContext<Work & { id: string }>();
  const { getValues } = useFormContext<Work>();
  const syncForm = useSyncForm<Work>();
  const sync = ({ work: stored }: { work: Work }) => syncForm(stored, 'images', 'thumb');
  return (
    <AuctionFiles
      source="images"
      hint={t('fileHint')}
      documentKind="REPORT"
      owner={work && toOwner(work)}
      reload={async (id) => sync(await api.console.works.get({ params: { id } }))}
      reorder={async (id, ids) => {
        const body = { files: ids, version: getValues('version') };
        sync(await api.console.works.reorder({ params: { id }, body }));
      }}
    />
  );
};
