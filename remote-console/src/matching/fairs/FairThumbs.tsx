import { Box, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { api } from 'shared/client';
import { type Fair, fairThumbCount } from 'shared/contract';
import { followed } from '../../parts/followed';
import { Group } from '../../parts/Group';
import { useT } from '../../parts/i18n';
import { Picture } from '../../parts/Picture';
import { fairI18n } from './i18n';

const places = ['picture0', 'picture1', 'picture2'] as const;

/** Stored at once, one place after the other; what is typed and not saved stays. */
export const FairThumbs = () => {
  const t = fairI18n.useT();
  const words = useT();
  const id = useRecordContext<Fair & { id: string }>()?.id;
  const { setValue, getValues } = useFormContext<Fair>();
  const thumbs = useWatch<Fair, 'thumbs'>({ name: 'thumbs' }) ?? [];
  const keep = ({ fair }: { fair: Fair }) => {
    setValue('thumbs', fair.thumbs);
    setValue('version', followed(getValues('version'), fair.version));
  };
  return (
    <Group title={t('pictures')}>
      {id ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          {places.slice(0, Math.min(thumbs.length + 1, fairThumbCount)).map((place, index) => (
            <Picture
              key={place}
              label={t(place)}
              picture={thumbs[index]}
              ratio={index === 2 ? 3 / 4 : 16 / 9}
              width={index === 2 ? 160 : 260}
              send={async (file, options) =>
                keep(await api.console.fairs.setThumb({ params: { id, index: String(index) }, file }, options))
              }
              remove={async () => {
                await api.console.fairs.removeThumb({ params: { id, index: String(index) } });
                keep(await api.console.fairs.get({ params: { id } }));
              }}
            />
          ))}
        </Box>
      ) : (
        <Typography color="text.secondary">{words('saveFirst')}</Typography>
      )}
    </Group>
  );
};
