import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { api, type CallOptions } from 'shared/client';
import type { FileRef, Program } from 'shared/contract';
import { useSyncForm } from '../../components/forms/use-sync-form';
import { Section } from '../../components/layout/Section';
import { OrderedFiles } from '../../components/media/OrderedFiles';
import { listStagedUploads } from '../../components/media/staged-files';
import { useStagedFiles } from '../../components/media/use-staged-files';
import { auctionFileTypes, toStagedAuctionFile, useKindLabels } from '../works/use-kind-labels';
import { programI18n } from './i18n';

const getKind = ({ mime }: Pick<FileRef, 'mime'>) => (mime.startsWith('image/') ? 'IMAGE' : 'CATALOGUE');

const sendProgramFile = (program: string, index: number, file: File, options?: CallOptions) => {
  const fields = { _program: program, index, kind: getKind({ mime: file.type }) } as const;
  return api.console.auctionFiles.create({ fields, file }, options);
};

export const listProgramUploads = ({ files }: Partial<Program>, { id }: { id: unknown }) =>
  listStagedUploads(files?.map(({ file }) => file) ?? [], (file, index) => sendProgramFile(String(id), index, file));

/** Images and catalogues of an auction, which are stored at once; those of a new auction with the first save. */
export const ProgramFiles = () => {
  const t = programI18n.useT();
  const withKindLabels = useKindLabels();
  const label = useTranslate()('resources.auction/programs.fields.files');
  const id = useRecordContext<Program & { id: string }>()?.id;
  const syncForm = useSyncForm<Program>();
  const files = useWatch<Program, 'files'>({ name: 'files' }) ?? [];
  const staged = useStagedFiles('files', (file) => toStagedAuctionFile(file, getKind(file)));
  const reload = async (params: { id: string }) =>
    syncForm((await api.console.programs.get({ params })).program, 'files', 'thumb');
  return (
    <Section title={label}>
      <OrderedFiles
        label={label}
        hint={t('fileHint')}
        files={withKindLabels(files)}
        {...auctionFileTypes}
        send={async (index, file, options) => {
          if (!id) return staged.send(index, file);
          await sendProgramFile(id, index, file, options);
          await reload({ id });
        }}
        remove={async (file) => {
          if (!id) return staged.remove(file);
          await api.console.auctionFiles.remove({ params: { id: file } });
        }}
        reload={id ? () => reload({ id }) : undefined}
        trash="auctionFiles"
      />
    </Section>
  );
};
