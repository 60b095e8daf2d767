import { UserCheck } from 'lucide-react';
import { useGetList, useRecordContext } from 'react-admin';
import { useNavigate } from 'shared/router';
import { TopBarButton } from '../../components/layout/TopBarButton';
import { userI18n } from './i18n';

/** Opens the next member with a pending application. */
export const NextApplicationButton = () => {
  const t = userI18n.useT();
  const navigate = useNavigate();
  const currentId = useRecordContext()?.id;
  const { data, total = 0 } = useGetList('users', {
    filter: { waiting: true },
    pagination: { page: 1, perPage: 2 },
    sort: { field: 'createdAt', order: 'ASC' },
  });
  const next = data?.find(({ id }) => id !== currentId);
  if (!next) return null;
  return (
    <TopBarButton
      label={t('next', { count: total })}
      Icon={UserCheck}
      onClick={() => void navigate(`/console/users/${next.id}`)}
    />
  );
};
