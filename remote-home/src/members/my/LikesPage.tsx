import { useState } from 'react';
import { type ApiFailure, api, failureOf } from 'shared/client';
import { PeopleLoaded, PeopleProblem } from 'shared/people';
import { EmptyState, LinkButton, Pager } from 'shared/ui';
import { useT } from './i18n';
import { MyPage } from './MyPage';
import styles from './my.module.css';
import { usePageQuery } from './page-query';
import { Saved } from './Saved';
import { useOwn } from './use-own';

const Likes = () => {
  const t = useT();
  const { page, hrefOf } = usePageQuery('type', []);
  const query = useOwn(`likes ${page}`, () => api.likes.list({ query: { page, limit: 20 } }));
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const remove = (id: string) =>
    api.likes.remove({ params: { id } }).then(query.refetch, async (cause) => setFailure(await failureOf(cause)));
  return (
    <PeopleLoaded query={query}>
      {({ likes, total, limit }) => (
        <>
          <PeopleProblem cause={failure} />
          {likes.length === 0 && (
            <EmptyState title={t('noLikes')}>
              <p>{t('noLikesText')}</p>
              <LinkButton small to="/shop">
                {t('toShop')}
              </LinkButton>
            </EmptyState>
          )}
          {likes.length > 0 && (
            <ul className={styles.rows}>
              {likes.map(({ _id, target, shown, createdAt }) => (
                <Saved key={_id} target={target} shown={shown} at={createdAt} onRemove={() => void remove(_id)} />
              ))}
            </ul>
          )}
          <Pager page={page} limit={limit} total={total} hrefOf={(number) => hrefOf({ page: number })} />
        </>
      )}
    </PeopleLoaded>
  );
};

export const LikesPage = () => {
  const t = useT();
  return (
    <MyPage title={t('likes')}>
      <Likes />
    </MyPage>
  );
};
