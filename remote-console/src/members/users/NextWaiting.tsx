import { UserCheck } from 'lucide-react';
import { useGetList, useRecordContext } from 'react-admin';
import { useNavigate } from 'shared/router';
import { BarButton } from '../../parts/BarButton';
import { userI18n } from './i18n';

/** From one application to the next one that waits. */
export const NextWaiting = () => {
  const t = userI18n.useT();
  const navigate = useNavigate();
  const here = useRecordContext()?.id;
  const { data, total = 0 } = useGetList('users', {
    filter: { waiting: true },
    pagination: { page: 1, perPage: 2 },
    sort: { field: 'createdAt', order: 'ASC' },
  });
  const next = data?.find(({ id }) => id !== here);
  if (!next) return null;
  return (
    <BarButton
      label={t('next', { count: total })}
      Icon={UserCheck}
      onClick={() => void navigate(`/console/users/${next.id}`)}
    />
  );
};
