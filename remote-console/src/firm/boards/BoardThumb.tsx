import { Box, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { api } from 'shared/client';
import type { Board } from 'shared/contract';
import { followed } from '../../parts/followed';
import { useT } from '../../parts/i18n';
import { Picture } from '../../parts/Picture';

/** Uploaded at once, on its own: only the new picture and version enter the form, so nothing typed is lost. */
export const BoardThumb = () => {
  const t = useT();
  const translate = useTranslate();
  const id = useRecordContext<Board & { id: string }>()?.id;
  const { setValue, getValues } = useFormContext<Board>();
  const thumb = useWatch<Board, 'thumb'>({ name: 'thumb' });
  const label = translate('resources.boards.fields.thumb');
  const keep = ({ board }: { board: Board }) => {
    setValue('thumb', board.thumb);
    setValue('version', followed(getValues('version'), board.version));
  };
  if (!id) return <Typography color="text.secondary">{t('saveFirst')}</Typography>;
  return (
    <Box sx={{ mb: 4 }}>
      <Picture
        label={label}
        picture={thumb}
        ratio={4 / 3}
        width={320}
        send={async (file, options) => keep(await api.console.boards.thumb({ params: { id }, file }, options))}
        remove={async () => {
          await api.console.boards.removeThumb({ params: { id } });
          keep(await api.console.boards.get({ params: { id } }));
        }}
      />
    </Box>
  );
};
