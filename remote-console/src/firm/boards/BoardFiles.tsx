import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { api } from 'shared/client';
import { attachmentMaxBytes, attachmentTypes, type Board, maxBoardFiles } from 'shared/contract';
import { useSyncForm } from '../../components/forms/use-sync-form';
import { Section } from '../../components/layout/Section';
import { AttachmentList } from '../../components/media/AttachmentList';
import { listStagedUploads } from '../../components/media/staged-files';
import { useStagedFiles } from '../../components/media/use-staged-files';

export const listBoardUploads = ({ files }: Partial<Board>, { id }: { id: unknown }) =>
  listStagedUploads(files ?? [], (file) => api.console.boards.addFile({ params: { board: String(id) }, file }));

/** Attachments of a post, which are stored at once; those of a new post with the first save. */
export const BoardFiles = () => {
  const translate = useTranslate();
  const board = useRecordContext<Board & { id: string }>()?.id;
  const syncForm = useSyncForm<Board>();
  const files = useWatch<Board, 'files'>({ name: 'files' });
  const staged = useStagedFiles('files');
  const reload = async (id: string) => syncForm((await api.console.boards.get({ params: { id } })).board, 'files');

  return (
    <Section title={translate('resources.boards.fields.files')}>
      <AttachmentList
        files={files ?? []}
        limit={attachmentMaxBytes}
        count={maxBoardFiles}
        types={attachmentTypes}
        add={async (file, options) => {
          if (!board) return staged.send(files?.length ?? 0, file);
          await api.console.boards.addFile({ params: { board }, file }, options);
          await reload(board);
        }}
        remove={async (id) => {
          if (!board) return staged.remove(id);
          await api.console.boards.removeFile({ params: { board, id } });
        }}
        reload={board ? () => reload(board) : undefined}
      />
    </Section>
  );
};
