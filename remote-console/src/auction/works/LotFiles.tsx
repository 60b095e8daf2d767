import { Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { api } from 'shared/client';
import type { Work } from 'shared/contract';
import { followed } from '../../parts/followed';
import { Group } from '../../parts/Group';
import { useT } from '../../parts/i18n';
import { PlacedFiles } from '../../parts/PlacedFiles';
import { auctionFileTypes, useAuctionFiles } from './auction-files';
import { workI18n } from './i18n';

/** Pictures and condition reports of a lot, stored and put in order at once; what is typed and not saved stays. */
export const LotFiles = () => {
  const t = workI18n.useT();
  const parts = useT();
  const shown = useAuctionFiles();
  const label = useTranslate()('resources.auction/works.fields.images');
  const work = useRecordContext<Work & { id: string }>();
  const { setValue, getValues } = useFormContext<Work>();
  const files = useWatch<Work, 'images'>({ name: 'images' }) ?? [];
  const keep = (stored: Work) => {
    setValue('images', stored.images);
    setValue('thumb', stored.thumb);
    setValue('version', followed(getValues('version'), stored.version));
  };
  const follow = async (id: string) => keep((await api.console.works.get({ params: { id } })).work);
  return (
    <Group title={label}>
      {work ? (
        <PlacedFiles
          label={label}
          hint={t('fileHint')}
          files={shown(files)}
          {...auctionFileTypes}
          send={async (index, file, options) => {
            const kind = file.type.startsWith('image/') ? 'IMAGE' : 'REPORT';
            const fields = { _program: work._program, _work: work.id, index, kind } as const;
            await api.console.auctionFiles.create({ fields, file }, options);
            await follow(work.id);
          }}
          remove={async (file) => {
            await api.console.auctionFiles.remove({ params: { id: file } });
            await follow(work.id);
          }}
          reorder={async (ids) => {
            const body = { files: ids, version: getValues('version') };
            keep((await api.console.works.reorder({ params: { id: work.id }, body })).work);
          }}
        />
      ) : (
        <Typography color="text.secondary">{parts('saveFirst')}</Typography>
      )}
    </Group>
  );
};
