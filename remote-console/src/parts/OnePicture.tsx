import { Box, Typography } from '@mui/material';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CallOptions } from 'shared/client';
import type { FileRef } from 'shared/contract';
import { followed } from './followed';
import { useT } from './i18n';
import { Picture } from './Picture';

/** What the form takes over of the record after a change of its picture. */
interface Kept {
  picture: FileRef | null;
  version: number;
}

interface Props {
  source: string;
  ratio: number;
  width?: number;
  send: (id: string, file: File, options: CallOptions) => Promise<Kept>;
  remove: (id: string) => Promise<Kept>;
}

/** The one picture of a record, stored at once; only it and the version enter the form, so nothing typed is lost. */
export const OnePicture = ({ source, ratio, width = 280, send, remove }: Props) => {
  const t = useT();
  const translate = useTranslate();
  const resource = useResourceContext();
  const record = useRecordContext();
  const { setValue, getValues } = useFormContext();
  const picture = useWatch({ name: source }) as FileRef | null | undefined;
  if (!record) return <Typography color="text.secondary">{t('saveFirst')}</Typography>;
  const id = String(record.id);
  const keep = ({ picture: stored, version }: Kept) => {
    setValue(source, stored);
    setValue('version', followed(getValues('version'), version));
  };
  return (
    <Box sx={{ mb: 3 }}>
      <Picture
        label={translate(`resources.${resource}.fields.${source}`)}
        picture={picture}
        ratio={ratio}
        width={width}
        send={async (file, options) => keep(await send(id, file, options))}
        remove={async () => keep(await remove(id))}
      />
    </Box>
  );
};
