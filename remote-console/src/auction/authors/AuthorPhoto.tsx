import { api } from 'shared/client';
import type { Author } from 'shared/contract';
import { OnePicture } from '../../parts/OnePicture';

const kept = ({ author }: { author: Author }) => ({ picture: author.photo, version: author.version });

export const AuthorPhoto = () => (
  <OnePicture
    source="photo"
    ratio={3 / 4}
    width={220}
    send={async (id, file, options) => kept(await api.console.authors.setPhoto({ params: { id }, file }, options))}
    remove={async (id) => {
      await api.console.authors.removePhoto({ params: { id } });
      return kept(await api.console.authors.get({ params: { id } }));
    }}
  />
);
