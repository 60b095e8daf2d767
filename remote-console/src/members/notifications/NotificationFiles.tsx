import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { api } from 'shared/client';
import { attachmentMaxBytes, attachmentTypes, maxNotificationFiles, type Notification } from 'shared/contract';
import { useSyncForm } from '../../components/forms/use-sync-form';
import { Section } from '../../components/layout/Section';
import { AttachmentList } from '../../components/media/AttachmentList';

/** Attachments of a notice, which are stored at once. */
export const NotificationFiles = () => {
  const translate = useTranslate();
  const id = useRecordContext<Notification & { id: string }>()?.id;
  const syncForm = useSyncForm<Notification>();
  const files = useWatch<Notification, 'upload'>({ name: 'upload' });
  if (!id) return null;

  const sync = ({ notification }: { notification: Notification }) => syncForm(notification, 'upload');

  return (
    <Section title={translate('resources.center/notifications.fields.upload')}>
      <AttachmentList
        files={files ?? []}
        limit={attachmentMaxBytes}
        count={maxNotificationFiles}
        types={attachmentTypes}
        add={async (file, options) => sync(await api.console.notifications.upload({ params: { id }, file }, options))}
        remove={async (file) => {
          await api.console.notifications.removeUpload({ params: { id }, query: { file } });
        }}
        reload={async () => sync(await api.console.notifications.get({ params: { id } }))}
      />
    </Section>
  );
};
