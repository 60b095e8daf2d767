import { Box, type BoxProps, Typography } from '@mui/material';
import { useDataProvider, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import type { CallOptions } from 'shared/client';
import type { FileRef } from 'shared/contract';
import { useSyncForm } from '../forms/use-sync-form';
import { useT } from '../i18n';
import { ImageUpload } from './ImageUpload';

/** The record after a change of its image. */
interface Stored {
  version: number;
}

interface Props {
  source: string;
  ratio: number;
  width: number;
  sx?: BoxProps['sx'];
  send: (id: string, file: File, options: CallOptions) => Promise<Stored>;
  remove: (id: string) => Promise<Stored>;
}

/** The image field of a record, stored at once. Only the image and the version enter the form; unsaved changes stay. */
export const RecordImage = ({ source, ratio, width, sx, send, remove }: Props) => {
  const t = useT();
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const record = useRecordContext();
  const syncForm = useSyncForm<FieldValues & Stored>();
  const picture = useWatch({ name: source }) as FileRef | null | undefined;
  if (!record) return <Typography color="text.secondary">{t('saveFirst')}</Typography>;
  const id = String(record.id);
  return (
    <Box sx={{ mb: 3, ...(sx as object) }}>
      <ImageUpload
        label={translate(`resources.${resource}.fields.${source}`)}
        picture={picture}
        ratio={ratio}
        width={width}
        send={async (file, options) => syncForm(await send(id, file, options), source)}
        remove={async () => syncForm(await remove(id), source)}
        onRestored={async () => {
          const { data } = await dataProvider.getOne(resource, { id });
          syncForm(data as FieldValues & Stored, source);
        }}
      />
    </Box>
  );
};
