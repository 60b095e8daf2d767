import { Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { api } from 'shared/client';
import type { Work } from 'shared/contract';
import { useSyncForm } from '../../components/forms/use-sync-form';
import { useT } from '../../components/i18n';
import { Section } from '../../components/layout/Section';
import { OrderedFiles } from '../../components/media/OrderedFiles';
import { workI18n } from './i18n';
import { auctionFileTypes, useKindLabels } from './use-kind-labels';

/** Images and condition reports of a lot; files and their order are stored at once. */
export const WorkFiles = () => {
  const t = workI18n.useT();
  const tComponents = useT();
  const withKindLabels = useKindLabels();
  const label = useTranslate()('resources.auction/works.fields.images');
  const work = useRecordContext<Work & { id: string }>();
  const { getValues } = useFormContext<Work>();
  const syncForm = useSyncForm<Work>();
  const files = useWatch<Work, 'images'>({ name: 'images' }) ?? [];
  const sync = ({ work: stored }: { work: Work }) => syncForm(stored, 'images', 'thumb');
  const reload = async (id: string) => sync(await api.console.works.get({ params: { id } }));
  return (
    <Section title={label}>
      {work ? (
        <OrderedFiles
          label={label}
          hint={t('fileHint')}
          files={withKindLabels(files)}
          {...auctionFileTypes}
          send={async (index, file, options) => {
            const kind = file.type.startsWith('image/') ? 'IMAGE' : 'REPORT';
            const fields = { _program: work._program, _work: work.id, index, kind } as const;
            await api.console.auctionFiles.create({ fields, file }, options);
            await reload(work.id);
          }}
          remove={async (file) => {
            await api.console.auctionFiles.remove({ params: { id: file } });
          }}
          reload={() => reload(work.id)}
          trash="auctionFiles"
          reorder={async (ids) => {
            const body = { files: ids, version: getValues('version') };
            sync(await api.console.works.reorder({ params: { id: work.id }, body }));
          }}
        />
      ) : (
        <Typography color="text.secondary">{tComponents('saveFirst')}</Typography>
      )}
    </Section>
  );
};
