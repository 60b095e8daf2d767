import { useMutation } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { api } from 'shared/client';
import { classNames } from 'shared/ui';
import { useInvalidate } from '../../../data/use-invalidate';
import { fairI18n } from '../detail/i18n';
import type { Company } from '../detail/load';
import styles from './BookmarkButton.module.css';

/** Removes the reader's bookmark of a company. Its id is found in the list of bookmarks, since companies do not name it. */
const removeBookmark = async (user: string) => {
  const { bookmarks } = await api.bookmarks.list({ query: { type: 'USER', limit: 100 } });
  const bookmark = bookmarks.find(({ target }) => target._id === user);
  if (bookmark) await api.bookmarks.remove({ params: { id: bookmark._id } });
};

export const BookmarkButton = ({ company: { _id, name, relation } }: { company: Company }) => {
  const t = fairI18n.useT();
  const invalidate = useInvalidate();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (on: boolean) => {
      if (on) await api.bookmarks.create({ body: { target: { type: 'USER', _id } } });
      else await removeBookmark(_id);
    },
    onSettled: () => invalidate(['companies'], ['fair']),
  });
  const on = isPending ? variables : (relation?.bookmarked ?? false);
  return (
    <button
      type="button"
      className={classNames(styles.bookmark, on && styles.on)}
      aria-pressed={on}
      aria-label={t('bookmark', { name })}
      onClick={() => mutate(!on)}
    >
      <Star aria-hidden />
    </button>
  );
};
