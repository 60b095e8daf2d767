import { api } from 'shared/client';
import type { Me } from 'shared/contract';
import { pictureUpload, UploadField } from '../files/UploadField';
import { settingsI18n } from './i18n';

export const PhotoField = ({ me, onReload }: { me: Me; onReload: () => Promise<unknown> }) => {
  const t = settingsI18n.useT();
  const refreshAfter = async (act: Promise<unknown>) => {
    await act;
    await onReload();
  };
  return (
    <UploadField
      label={t('photo')}
      hint={t('photoHint')}
      {...pictureUpload}
      file={me.photo}
      onSend={(file, onProgress) => refreshAfter(api.users.photo({ params: { id: me._id }, file }, { onProgress }))}
      onRemove={() => refreshAfter(api.me.removePhoto())}
    />
  );
};
