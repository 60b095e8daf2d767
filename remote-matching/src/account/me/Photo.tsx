import { useQueryClient } from '@tanstack/react-query';
import { api } from 'shared/client';
import type { Me } from 'shared/contract';
import { PeopleUpload } from 'shared/people';
import { meI18n } from './i18n';

export const Photo = ({ me }: { me: Me }) => {
  const t = meI18n.useT();
  const client = useQueryClient();
  const changing = async (act: Promise<unknown>) => {
    await act;
    await client.invalidateQueries({ queryKey: ['me'] });
  };
  return (
    <PeopleUpload
      label={t('photo')}
      hint={t('photoHint')}
      accept=".jpg,.jpeg,.png,.webp,.gif"
      limitMb={10}
      picture
      file={me.photo}
      onSend={(file, onProgress) => changing(api.users.photo({ params: { id: me._id }, file }, { onProgress }))}
      onRemove={() => changing(api.me.removePhoto())}
    />
  );
};
