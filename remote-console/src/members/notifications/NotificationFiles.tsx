import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { api } from 'shared/client';
import { attachmentLimit, attachmentTypes, type Notification, notificationFileCount } from 'shared/contract';
import { Files } from '../../parts/Files';
import { followed } from '../../parts/followed';
import { Group } from '../../parts/Group';

export const NotificationFiles = () => {
  const translate = useTranslate();
  const id = useRecordContext<Notification & { id: string }>()?.id;
  const { setValue, getValues } = useFormContext<Notification>();
  const files = useWatch<Notification, 'upload'>({ name: 'upload' });
  if (!id) return null;

  const keep = ({ notification }: { notification: Notification }) => {
    setValue('upload', notification.upload);
    setValue('version', followed(getValues('version'), notification.version));
  };

  return (
    <Group title={translate('resources.center/notifications.fields.upload')}>
      <Files
        files={files ?? []}
        limit={attachmentLimit}
        count={notificationFileCount}
        types={attachmentTypes}
        add={async (file, options) => keep(await api.console.notifications.upload({ params: { id }, file }, options))}
        remove={async (file) => {
          await api.console.notifications.removeUpload({ params: { id }, query: { file } });
          keep(await api.console.notifications.get({ params: { id } }));
        }}
      />
    </Group>
  );
};
