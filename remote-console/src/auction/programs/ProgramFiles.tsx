import { Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { api } from 'shared/client';
import type { Program } from 'shared/contract';
import { followed } from '../../parts/followed';
import { Group } from '../../parts/Group';
import { useT } from '../../parts/i18n';
import { PlacedFiles } from '../../parts/PlacedFiles';
import { auctionFileTypes, useAuctionFiles } from '../works/auction-files';
import { programI18n } from './i18n';

/** Pictures and catalogues of an auction, stored at once; what is typed and not saved stays. */
export const ProgramFiles = () => {
  const t = programI18n.useT();
  const parts = useT();
  const shown = useAuctionFiles();
  const label = useTranslate()('resources.auction/programs.fields.files');
  const id = useRecordContext<Program & { id: string }>()?.id;
  const { setValue, getValues } = useFormContext<Program>();
  const files = useWatch<Program, 'files'>({ name: 'files' }) ?? [];
  const follow = async (params: { id: string }) => {
    const { program } = await api.console.programs.get({ params });
    setValue('files', program.files);
    setValue('thumb', program.thumb);
    setValue('version', followed(getValues('version'), program.version));
  };
  return (
    <Group title={label}>
      {id ? (
        <PlacedFiles
          label={label}
          hint={t('fileHint')}
          files={shown(files)}
          {...auctionFileTypes}
          send={async (index, file, options) => {
            const kind = file.type.startsWith('image/') ? 'IMAGE' : 'CATALOGUE';
            await api.console.auctionFiles.create({ fields: { _program: id, index, kind }, file }, options);
            await follow({ id });
          }}
          remove={async (file) => {
            await api.console.auctionFiles.remove({ params: { id: file } });
            await follow({ id });
          }}
        />
      ) : (
        <Typography color="text.secondary">{parts('saveFirst')}</Typography>
      )}
    </Group>
  );
};
