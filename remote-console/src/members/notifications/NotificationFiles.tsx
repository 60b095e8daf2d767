import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { api } from 'shared/client';
import { attachmentMaxBytes, attachmentTypes, maxNotificationFiles, type Notification } from 'shared/contract';
import { useSyncForm } from '../../components/forms/use-sync-form';
import { Section } from '../../components/layout/Section';
import { AttachmentList } from '../../components/media/AttachmentList';
import { listStagedUploads } from '../../components/media/staged-files';
import { useStagedFiles } from '../../components/media/use-staged-files';

export const listNotificationUploads = ({ upload }: Partial<Notification>, { id }: { id: unknown }) =>
  listStagedUploads(upload ?? [], (file) => api.console.notifications.upload({ params: { id: String(id) }, file }));

/** Attachments of a notice, which are stored at once; those of a new notice with the first save. */
export const NotificationFiles = () => {
  const translate = useTranslate();
  const id = useRecordContext<Notification & { id: string }>()?.id;
  const syncForm = useSyncForm<Notification>();
  const files = useWatch<Notification, 'upload'>({ name: 'upload' });
  const staged = useStagedFiles('upload');
  const sync = ({ notification }: { notification: Notification }) => syncForm(notification, 'upload');

  return (
    <Section title={translate('resources.center/notifications.fields.upload')}>
      <AttachmentList
        files={files ?? []}
        limit={attachmentMaxBytes}
        count={maxNotificationFiles}
        types={attachmentTypes}
        add={async (file, options) => {
          if (!id) return staged.send(files?.length ?? 0, file);
          sync(await api.console.notifications.upload({ params: { id }, file }, options));
        }}
        remove={async (file) => {
          if (!id) return staged.remove(file);
          await api.console.notifications.removeUpload({ params: { id }, query: { file } });
        }}
        reload={id ? async () => sync(await api.console.notifications.get({ params: { id } })) : undefined}
      />
    </Section>
  );
};
