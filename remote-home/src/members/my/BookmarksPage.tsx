import { api } from 'shared/client';
import { FilterLinks } from './FilterLinks';
import { useT } from './i18n';
import { MemoForm } from './MemoForm';
import { SavedList } from './SavedList';
import { useListQuery } from './use-list-query';
import { useMemberList } from './use-member-list';

const types = ['SHOP_PRODUCT', 'WORK', 'BOARD', 'FAIR', 'USER'] as const;
const pageSize = 20;

export const BookmarksPage = () => {
  const t = useT();
  const list = useListQuery('type', types);
  const { page, filter } = list;
  const query = useMemberList('bookmarks', `${filter} ${page}`, () =>
    api.bookmarks.list({
      query: { page, limit: pageSize, ...(filter && { type: filter }) },
    }),
  );
  return (
    <>
      <FilterLinks label={t('bookmarks')} list={list} getText={(type) => t(type ?? 'all')} />
      <SavedList
        query={query}
        list={list}
        empty={{ title: t('noBookmarks'), text: t('noBookmarksText') }}
        remove={(id) => api.bookmarks.remove({ params: { id } })}
        renderDetails={(bookmark) => <MemoForm bookmark={bookmark} />}
      />
    </>
  );
};
