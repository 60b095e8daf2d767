import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { api } from 'shared/client';
import { attachmentMaxBytes, attachmentTypes, type Board, maxBoardFiles } from 'shared/contract';
import { useSyncForm } from '../../components/forms/use-sync-form';
import { Section } from '../../components/layout/Section';
import { AttachmentList } from '../../components/media/AttachmentList';

/** Attachments of a post, which are stored at once. */
export const BoardFiles = () => {
  const translate = useTranslate();
  const board = useRecordContext<Board & { id: string }>()?.id;
  const syncForm = useSyncForm<Board>();
  const files = useWatch<Board, 'files'>({ name: 'files' });
  if (!board) return null;

  const reload = async () => syncForm((await api.console.boards.get({ params: { id: board } })).board, 'files');

  return (
    <Section title={translate('resources.boards.fields.files')}>
      <AttachmentList
        files={files ?? []}
        limit={attachmentMaxBytes}
        count={maxBoardFiles}
        types={attachmentTypes}
        add={async (file, options) => {
          await api.console.boards.addFile({ params: { board }, file }, options);
          await reload();
        }}
        remove={async (id) => {
          await api.console.boards.removeFile({ params: { board, id } });
        }}
        reload={reload}
      />
    </Section>
  );
};
