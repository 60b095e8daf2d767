import { Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { api } from 'shared/client';
import type { Program } from 'shared/contract';
import { useSyncForm } from '../../components/forms/use-sync-form';
import { useT } from '../../components/i18n';
import { Section } from '../../components/layout/Section';
import { OrderedFiles } from '../../components/media/OrderedFiles';
import { auctionFileTypes, useKindLabels } from '../works/use-kind-labels';
import { programI18n } from './i18n';

/** Images and catalogues of an auction, which are stored at once. */
export const ProgramFiles = () => {
  const t = programI18n.useT();
  const tComponents = useT();
  const withKindLabels = useKindLabels();
  const label = useTranslate()('resources.auction/programs.fields.files');
  const id = useRecordContext<Program & { id: string }>()?.id;
  const syncForm = useSyncForm<Program>();
  const files = useWatch<Program, 'files'>({ name: 'files' }) ?? [];
  const reload = async (params: { id: string }) =>
    syncForm((await api.console.programs.get({ params })).program, 'files', 'thumb');
  return (
    <Section title={label}>
      {id ? (
        <OrderedFiles
          label={label}
          hint={t('fileHint')}
          files={withKindLabels(files)}
          {...auctionFileTypes}
          send={async (index, file, options) => {
            const kind = file.type.startsWith('image/') ? 'IMAGE' : 'CATALOGUE';
            await api.console.auctionFiles.create({ fields: { _program: id, index, kind }, file }, options);
            await reload({ id });
          }}
          remove={async (file) => {
            await api.console.auctionFiles.remove({ params: { id: file } });
          }}
          reload={() => reload({ id })}
          trash="auctionFiles"
        />
      ) : (
        <Typography color="text.secondary">{tComponents('saveFirst')}</Typography>
      )}
    </Section>
  );
};
