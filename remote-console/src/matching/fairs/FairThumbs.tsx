import { Box, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { api } from 'shared/client';
import { type Fair, maxFairThumbs } from 'shared/contract';
import { useSyncForm } from '../../components/forms/use-sync-form';
import { useT } from '../../components/i18n';
import { Section } from '../../components/layout/Section';
import { ImageUpload } from '../../components/media/ImageUpload';
import { fairI18n } from './i18n';

const labelKeys = ['picture0', 'picture1', 'picture2'] as const;

/** Up to three images of a fair, each stored at once. The next position appears when the one before it is filled. */
export const FairThumbs = () => {
  const t = fairI18n.useT();
  const tComponents = useT();
  const id = useRecordContext<Fair & { id: string }>()?.id;
  const syncForm = useSyncForm<Fair>();
  const thumbs = useWatch<Fair, 'thumbs'>({ name: 'thumbs' }) ?? [];
  const sync = ({ fair }: { fair: Fair }) => syncForm(fair, 'thumbs');
  const reload = async (fair: string) => sync(await api.console.fairs.get({ params: { id: fair } }));
  return (
    <Section title={t('pictures')}>
      {id ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          {labelKeys.slice(0, Math.min(thumbs.length + 1, maxFairThumbs)).map((labelKey, index) => (
            <ImageUpload
              key={labelKey}
              label={t(labelKey)}
              picture={thumbs[index]}
              ratio={index === 2 ? 3 / 4 : 16 / 9}
              width={index === 2 ? 160 : 260}
              send={async (file, options) =>
                sync(await api.console.fairs.setThumb({ params: { id, index: String(index) }, file }, options))
              }
              remove={async () => {
                await api.console.fairs.removeThumb({ params: { id, index: String(index) } });
                await reload(id);
              }}
              onRestored={() => reload(id)}
            />
          ))}
        </Box>
      ) : (
        <Typography color="text.secondary">{tComponents('saveFirst')}</Typography>
      )}
    </Section>
  );
};
