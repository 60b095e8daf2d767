import { api } from 'shared/client';
import { RecordImage } from '../../components/media/RecordImage';

/** The thumbnail of a post. */
export const BoardThumb = () => (
  <RecordImage
    source="thumb"
    ratio={4 / 3}
    width={320}
    sx={{ mb: 4 }}
    send={async (id, file, options) => (await api.console.boards.thumb({ params: { id }, file }, options)).board}
    remove={async (id) => {
      await api.console.boards.removeThumb({ params: { id } });
      return (await api.console.boards.get({ params: { id } })).board;
    }}
  />
);
