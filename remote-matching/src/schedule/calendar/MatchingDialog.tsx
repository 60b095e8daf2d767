import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { Dialog, ErrorState, Loading, Skeleton } from 'shared/ui';
import { scheduleI18n } from './i18n';
import { MatchingDetail } from './MatchingDetail';
import styles from './MatchingDialog.module.css';

interface MatchingDialogProps {
  /** Null while none is open. */
  id: string | null;
  onClose: () => void;
}

export const MatchingDialog = ({ id, onClose }: MatchingDialogProps) => {
  const t = scheduleI18n.useT();
  const language = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['matching', id, language],
    queryFn: () => api.matchings.get({ params: { id: id ?? '' } }).then(({ matching }) => matching),
    enabled: id !== null,
    // Stays while the drawer goes.
    placeholderData: keepPreviousData,
  });
  const shown = id === null || data?._id === id ? data : undefined;
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      side="right"
      className={styles.dialog}
      title={shown?.counterpart.name ?? t('meeting')}
    >
      {shown && <MatchingDetail matching={shown} />}
      {!shown && error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!shown && !error && (
        <>
          <Loading />
          <Skeleton shape="title" />
          <Skeleton shape="block" />
        </>
      )}
    </Dialog>
  );
};
