import { AccountSettings, QueryBoundary } from 'shared/account-forms';
import { useInvalidate } from '../../data/use-invalidate';
import { useMe, useSetMe } from '../../data/use-me';

export const EditMe = () => {
  const setMe = useSetMe();
  const invalidate = useInvalidate();
  return (
    <QueryBoundary query={useMe()}>
      {(me) => (
        <AccountSettings
          me={me}
          onChange={setMe}
          onReload={() => invalidate(['me'])}
          withdrawPath="/matching/me/withdraw"
        />
      )}
    </QueryBoundary>
  );
};
