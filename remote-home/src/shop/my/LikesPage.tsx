import { api } from 'shared/client';
import { SavedList } from '../../members/my/SavedList';
import { useListQuery } from '../../members/my/use-list-query';
import { useMemberList } from '../../members/my/use-member-list';
import { useT } from './i18n';

const pageSize = 20;

export const LikesPage = () => {
  const t = useT();
  const list = useListQuery();
  const query = useMemberList('likes', `${list.page}`, () =>
    api.likes.list({ query: { page: list.page, limit: pageSize } }),
  );
  return (
    <SavedList
      query={query}
      list={list}
      empty={{ title: t('noLikes'), text: t('noLikesText') }}
      remove={(id) => api.likes.remove({ params: { id } })}
    />
  );
};
