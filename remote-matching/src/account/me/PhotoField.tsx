import { pictureUpload, UploadField } from 'shared/account-forms';
import { api } from 'shared/client';
import type { Me } from 'shared/contract';
import { useInvalidate } from '../../data/use-invalidate';
import { meI18n } from './i18n';

export const PhotoField = ({ me }: { me: Me }) => {
  const t = meI18n.useT();
  const invalidate = useInvalidate();
  const refreshAfter = async (act: Promise<unknown>) => {
    await act;
    await invalidate(['me']);
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
