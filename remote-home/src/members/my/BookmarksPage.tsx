import { type FormEvent, useState } from 'react';
import { type ApiFailure, api, failureOf } from 'shared/client';
import { PeopleLoaded, PeopleProblem } from 'shared/people';
import { Button, EmptyState, LinkButton, Pager } from 'shared/ui';
import { FilterRow } from './FilterRow';
import { useT } from './i18n';
import { MyPage } from './MyPage';
import styles from './my.module.css';
import { usePageQuery } from './page-query';
import { Saved } from './Saved';
import type { Bookmark } from './types';
import { useOwn } from './use-own';

const types = ['SHOP_PRODUCT', 'WORK', 'BOARD', 'FAIR', 'USER'] as const;

/** A note of one's own about what was saved. */
const Memo = ({ bookmark }: { bookmark: Bookmark }) => {
  const t = useT();
  const [known, setKnown] = useState(bookmark);
  const [said, setSaid] = useState<string | null>(null);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const memo = String(new FormData(event.currentTarget).get('memo') ?? '').trim() || null;
    try {
      const body = { memo, version: known.version };
      setKnown((await api.bookmarks.update({ params: { id: known._id }, body })).bookmark);
      setSaid(t('saved'));
    } catch (cause) {
      setSaid((await failureOf(cause)).message);
    }
  };
  return (
    <form className={styles.memo} onSubmit={(event) => void save(event)}>
      <input
        name="memo"
        aria-label={t('memoOf', { name: known.shown?.title ?? t('gone') })}
        placeholder={t('memo')}
        maxLength={500}
        defaultValue={known.memo ?? ''}
        onChange={() => setSaid(null)}
      />
      <Button small type="submit">
        {t('saveMemo')}
      </Button>
      <span role="status" className={styles.said}>
        {said}
      </span>
    </form>
  );
};

const Bookmarks = () => {
  const t = useT();
  const { page, filter, hrefOf } = usePageQuery('type', types);
  const query = useOwn(`bookmarks ${filter} ${page}`, () =>
    api.bookmarks.list({ query: { page, limit: 20, ...(filter && { type: filter }) } }),
  );
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const remove = (id: string) =>
    api.bookmarks.remove({ params: { id } }).then(query.refetch, async (cause) => setFailure(await failureOf(cause)));
  const options = [{ filter: null, text: t('all') }, ...types.map((type) => ({ filter: type, text: t(type) }))];
  return (
    <>
      <FilterRow
        label={t('bookmarks')}
        options={options}
        current={filter}
        hrefOf={(wanted) => hrefOf({ filter: wanted })}
      />
      <PeopleLoaded query={query}>
        {({ bookmarks, total, limit }) => (
          <>
            <PeopleProblem cause={failure} />
            {bookmarks.length === 0 && (
              <EmptyState title={t('noBookmarks')}>
                <p>{t('noBookmarksText')}</p>
                <LinkButton small to="/shop">
                  {t('toShop')}
                </LinkButton>
              </EmptyState>
            )}
            {bookmarks.length > 0 && (
              <ul className={styles.rows}>
                {bookmarks.map((bookmark) => (
                  <Saved
                    key={bookmark._id}
                    target={bookmark.target}
                    shown={bookmark.shown}
                    at={bookmark.createdAt}
                    onRemove={() => void remove(bookmark._id)}
                  >
                    <Memo bookmark={bookmark} />
                  </Saved>
                ))}
              </ul>
            )}
            <Pager page={page} limit={limit} total={total} hrefOf={(number) => hrefOf({ page: number })} />
          </>
        )}
      </PeopleLoaded>
    </>
  );
};

export const BookmarksPage = () => {
  const t = useT();
  return (
    <MyPage title={t('bookmarks')}>
      <Bookmarks />
    </MyPage>
  );
};
