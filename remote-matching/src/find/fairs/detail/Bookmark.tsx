import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { api } from 'shared/client';
import { classes } from 'shared/ui';
import { matchI18n } from '../../../components/match-i18n';
import styles from './Bookmark.module.css';
import type { Company } from './load';

/** The list of bookmarks is small and private; only there the id of one is told. */
const remove = async (user: string) => {
  const { bookmarks } = await api.bookmarks.list({ query: { type: 'USER', limit: 100 } });
  const known = bookmarks.find(({ target }) => target._id === user);
  if (known) await api.bookmarks.remove({ params: { id: known._id } });
};

export const Bookmark = ({ company: { _id, name, relation } }: { company: Company }) => {
  const t = matchI18n.useT();
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (on: boolean) => {
      if (on) await api.bookmarks.create({ body: { target: { type: 'USER', _id } } });
      else await remove(_id);
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['companies'] }),
        client.invalidateQueries({ queryKey: ['recommended'] }),
      ]),
  });
  const on = isPending ? variables : (relation?.bookmarked ?? false);
  return (
    <button
      type="button"
      className={classes(styles.bookmark, on && styles.on)}
      aria-pressed={on}
      aria-label={t('bookmark', { name })}
      onClick={() => mutate(!on)}
    >
      <Star aria-hidden />
    </button>
  );
};
