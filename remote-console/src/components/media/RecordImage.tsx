import { Box, type BoxProps } from '@mui/material';
import { useDataProvider, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import type { CallOptions } from 'shared/client';
import type { FileRef } from 'shared/contract';
import { useSyncForm } from '../forms/use-sync-form';
import { ImageUpload } from './ImageUpload';
import { stageFile } from './staged-files';
import { useFieldError } from './use-field-error';

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

/**
 * The image field of a record, stored at once. Only the image and the version enter the form; unsaved changes stay. Of a
 * new record it is kept in the form and uploaded after the first save, by the screen's `listUploads`.
 */
export const RecordImage = ({ source, ratio, width, sx, send, remove }: Props) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const record = useRecordContext();
  const syncForm = useSyncForm<FieldValues & Stored>();
  const picture = useWatch({ name: source }) as FileRef | null | undefined;
  const { setValue, clearErrors } = useFormContext();
  const error = useFieldError(source);
  const stage = (next: FileRef | null) => setValue(source, next, { shouldDirty: true });
  const id = record && String(record.id);
  return (
    <Box sx={{ mb: 3, ...(sx as object) }}>
      <ImageUpload
        label={translate(`resources.${resource}.fields.${source}`)}
        picture={picture}
        ratio={ratio}
        width={width}
        error={error}
        send={async (file, options) => {
          if (id) syncForm(await send(id, file, options), source);
          else stage(stageFile(file));
          clearErrors(source);
        }}
        remove={async () => (id ? syncForm(await remove(id), source) : stage(null))}
        onRestored={
          id
            ? async () => {
                const { data } = await dataProvider.getOne(resource, { id });
                syncForm(data as FieldValues & Stored, source);
              }
            : undefined
        }
      />
    </Box>
  );
};
