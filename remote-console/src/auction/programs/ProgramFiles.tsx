import { type RaRecord, useRecordContext } from 'react-admin';
import { api } from 'shared/client';
import type { Program } from 'shared/contract';
import { useSyncForm } from '../../components/forms/use-sync-form';
import { AuctionFiles, listAuctionFileUploads } from '../works/AuctionFiles';
import { programI18n } from './i18n';

export const listProgramUploads = ({ files }: Partial<Program>, { id }: RaRecord) =>
  listAuctionFileUploads(files, { _program: String(id) }, 'CATALOGUE');

/** Images and catalogues of an auction. */
export const ProgramFiles = () => {
  const t = programI18n.useT();
  const id = useRecordContext<Program & { id: string }>()?.id;
  const syncForm = useSyncForm<Program>();
  return (
    <AuctionFiles
      source="files"
      hint={t('fileHint')}
      documentKind="CATALOGUE"
      owner={id ? { _program: id } : undefined}
      reload={async (program) =>
        syncForm((await api.console.programs.get({ params: { id: program } })).program, 'files', 'thumb')
      }
    />
  );
};
