import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { api, type CallOptions } from 'shared/client';
import type { FileRef, Work } from 'shared/contract';
import { useSyncForm } from '../../components/forms/use-sync-form';
import { Section } from '../../components/layout/Section';
import { OrderedFiles } from '../../components/media/OrderedFiles';
import { listStagedUploads } from '../../components/media/staged-files';
import { useStagedFiles } from '../../components/media/use-staged-files';
import { workI18n } from './i18n';
import { auctionFileTypes, toStagedAuctionFile, useKindLabels } from './use-kind-labels';

const getKind = ({ mime }: Pick<FileRef, 'mime'>) => (mime.startsWith('image/') ? 'IMAGE' : 'REPORT');

const sendWorkFile = (work: Pick<Work, '_id' | '_program'>, index: number, file: File, options?: CallOptions) => {
  const fields = { _program: work._program, _work: work._id, index, kind: getKind({ mime: file.type }) } as const;
  return api.console.auctionFiles.create({ fields, file }, options);
};

export const listWorkUploads = ({ images }: Partial<Work>, record: RaRecord) =>
  listStagedUploads(images?.map(({ file }) => file) ?? [], (file, index) =>
    sendWorkFile(record as RaRecord & Work, index, file),
  );

/** Images and condition reports of a lot; files and their order are stored at once, those of a new lot with the first save. */
export const WorkFiles = () => {
  const t = workI18n.useT();
  const withKindLabels = useKindLabels();
  const label = useTranslate()('resources.auction/works.fields.images');
  const work = useRecordContext<Work & { id: string }>();
  const { getValues } = useFormContext<Work>();
  const syncForm = useSyncForm<Work>();
  const files = useWatch<Work, 'images'>({ name: 'images' }) ?? [];
  const staged = useStagedFiles('images', (file) => toStagedAuctionFile(file, getKind(file)));
  const sync = ({ work: stored }: { work: Work }) => syncForm(stored, 'images', 'thumb');
  const reload = async (id: string) => sync(await api.console.works.get({ params: { id } }));
  return (
    <Section title={label}>
      <OrderedFiles
        label={label}
        hint={t('fileHint')}
        files={withKindLabels(files)}
        {...auctionFileTypes}
        send={async (index, file, options) => {
          if (!work) return staged.send(index, file);
          await sendWorkFile(work, index, file, options);
          await reload(work.id);
        }}
        remove={async (file) => {
          if (!work) return staged.remove(file);
          await api.console.auctionFiles.remove({ params: { id: file } });
        }}
        reload={work ? () => reload(work.id) : undefined}
        trash="auctionFiles"
        reorder={async (ids) => {
          if (!work) return staged.reorder(ids);
          const body = { files: ids, version: getValues('version') };
          sync(await api.console.works.reorder({ params: { id: work.id }, body }));
        }}
      />
    </Section>
  );
};
