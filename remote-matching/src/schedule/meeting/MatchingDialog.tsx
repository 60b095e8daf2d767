import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { Dialog, ErrorState, LoadingSkeleton } from 'shared/ui';
import { scheduleI18n } from '../i18n';
import { MatchingDetail } from './MatchingDetail';
import styles from './MatchingDialog.module.css';

interface MatchingDialogProps {
  /** Null while the dialog is closed. */
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
    // The content stays while the dialog closes.
    placeholderData: keepPreviousData,
  });
  const current = id === null || data?._id === id ? data : undefined;
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      side="right"
      className={styles.dialog}
      title={current?.counterpart.name ?? t('meeting')}
    >
      {current && <MatchingDetail matching={current} />}
      {!current && error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!current && !error && <LoadingSkeleton shapes={['title', 'block']} />}
    </Dialog>
  );
};
