import { type FormEvent, useState } from 'react';
import { api, failureOf } from 'shared/client';
import type { CallResult, contract } from 'shared/contract';
import { Button } from 'shared/ui';
import { useT } from './i18n';
import styles from './my.module.css';

type Bookmark = CallResult<typeof contract.bookmarks.list>['bookmarks'][number];

/** The member's own note about a bookmark. */
export const MemoForm = ({ bookmark }: { bookmark: Bookmark }) => {
  const t = useT();
  const [saved, setSaved] = useState(bookmark);
  const [message, setMessage] = useState<string | null>(null);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const memo = String(new FormData(event.currentTarget).get('memo') ?? '').trim() || null;
    try {
      const body = { memo, version: saved.version };
      setSaved((await api.bookmarks.update({ params: { id: saved._id }, body })).bookmark);
      setMessage(t('saved'));
    } catch (cause) {
      setMessage((await failureOf(cause)).message);
    }
  };
  return (
    <form className={styles.memo} onSubmit={(event) => void save(event)}>
      <input
        name="memo"
        aria-label={t('memoLabel', { name: saved.shown?.title ?? t('unavailable') })}
        placeholder={t('memo')}
        maxLength={500}
        defaultValue={saved.memo ?? ''}
        onChange={() => setMessage(null)}
      />
      <Button small type="submit">
        {t('saveMemo')}
      </Button>
      <span role="status" className={styles.status}>
        {message}
      </span>
    </form>
  );
};
