import { api } from 'shared/client';
import { RecordImage } from '../../components/media/RecordImage';

/** The photo of an artist. */
export const AuthorPhoto = () => (
  <RecordImage
    source="photo"
    ratio={3 / 4}
    width={220}
    send={async (id, file, options) => (await api.console.authors.setPhoto({ params: { id }, file }, options)).author}
    remove={async (id) => {
      await api.console.authors.removePhoto({ params: { id } });
      return (await api.console.authors.get({ params: { id } })).author;
    }}
  />
);
