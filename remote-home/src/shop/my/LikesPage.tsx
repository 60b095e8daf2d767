import { api } from 'shared/client';
import { AccountLayout } from '../../members/my/AccountLayout';
import { useT as useAccountT } from '../../members/my/i18n';
import { SavedList } from '../../members/my/SavedList';
import { useListQuery } from '../../members/my/use-list-query';
import { useMemberQuery } from '../../members/my/use-member-query';
import { useT } from './i18n';

const pageSize = 20;

const Likes = () => {
  const t = useT();
  const list = useListQuery();
  const query = useMemberQuery(`likes ${list.page}`, async () => {
    const { likes: rows, ...rest } = await api.likes.list({ query: { page: list.page, limit: pageSize } });
    return { rows, ...rest };
  });
  return (
    <SavedList
      query={query}
      list={list}
      empty={{ title: t('noLikes'), text: t('noLikesText') }}
      remove={(id) => api.likes.remove({ params: { id } })}
    />
  );
};

export const LikesPage = () => {
  const accountT = useAccountT();
  return (
    <AccountLayout title={accountT('likes')}>
      <Likes />
    </AccountLayout>
  );
};
