import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { api } from 'shared/client';
import { attachmentLimit, attachmentTypes, type Board, boardFileCount } from 'shared/contract';
import { Files } from '../../parts/Files';
import { followed } from '../../parts/followed';
import { Group } from '../../parts/Group';

export const BoardFiles = () => {
  const translate = useTranslate();
  const board = useRecordContext<Board & { id: string }>()?.id;
  const { setValue, getValues } = useFormContext<Board>();
  const files = useWatch<Board, 'files'>({ name: 'files' });
  if (!board) return null;

  const read = async () => {
    const { board: now } = await api.console.boards.get({ params: { id: board } });
    setValue('files', now.files);
    setValue('version', followed(getValues('version'), now.version));
  };

  return (
    <Group title={translate('resources.boards.fields.files')}>
      <Files
        files={files ?? []}
        limit={attachmentLimit}
        count={boardFileCount}
        types={attachmentTypes}
        add={async (file, options) => {
          await api.console.boards.addFile({ params: { board }, file }, options);
          await read();
        }}
        remove={async (id) => {
          await api.console.boards.removeFile({ params: { board, id } });
          await read();
        }}
      />
    </Group>
  );
};
