import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { api } from 'shared/client';
import { type Fair, maxFairThumbs } from 'shared/contract';
import { useSyncForm } from '../../components/forms/use-sync-form';
import { Section } from '../../components/layout/Section';
import { ImageUpload } from '../../components/media/ImageUpload';
import { listStagedUploads } from '../../components/media/staged-files';
import { useStagedFiles } from '../../components/media/use-staged-files';
import { fairI18n } from './i18n';

const labelKeys = ['picture0', 'picture1', 'picture2'] as const;

export const listFairUploads = ({ thumbs }: Partial<Fair>, { id }: { id: unknown }) =>
  listStagedUploads(thumbs ?? [], (file, index) =>
    api.console.fairs.setThumb({ params: { id: String(id), index: String(index) }, file }),
  );

/** Up to three images of a fair, each stored at once, those of a new fair with the first save. The next position appears when the one before it is filled. */
export const FairThumbs = () => {
  const t = fairI18n.useT();
  const id = useRecordContext<Fair & { id: string }>()?.id;
  const syncForm = useSyncForm<Fair>();
  const thumbs = useWatch<Fair, 'thumbs'>({ name: 'thumbs' }) ?? [];
  const staged = useStagedFiles('thumbs');
  const sync = ({ fair }: { fair: Fair }) => syncForm(fair, 'thumbs');
  const reload = async (fair: string) => sync(await api.console.fairs.get({ params: { id: fair } }));
  return (
    <Section title={t('pictures')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {labelKeys.slice(0, Math.min(thumbs.length + 1, maxFairThumbs)).map((labelKey, index) => (
          <ImageUpload
            key={labelKey}
            label={t(labelKey)}
            picture={thumbs[index]}
            ratio={index === 2 ? 3 / 4 : 16 / 9}
            width={index === 2 ? 160 : 260}
            send={async (file, options) => {
              if (!id) return staged.send(index, file);
              sync(await api.console.fairs.setThumb({ params: { id, index: String(index) }, file }, options));
            }}
            remove={async () => {
              if (!id) return staged.remove(thumbs[index]?._id ?? '');
              await api.console.fairs.removeThumb({ params: { id, index: String(index) } });
              await reload(id);
            }}
            onRestored={id ? () => reload(id) : undefined}
          />
        ))}
      </Box>
    </Section>
  );
};
