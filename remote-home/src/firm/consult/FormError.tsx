import { CircleAlert } from 'lucide-react';
import type { ApiFailure } from 'shared/client';
import styles from './form.module.css';
import { useT } from './i18n';

/** Why a request was refused; shown above the button. */
export const FormError = ({ failure }: { failure: ApiFailure | null }) => {
  const t = useT();
  if (!failure) return null;
  // An hour that is refused is taken back, so that no field shows why.
  const hour = failure.errors.find(({ field, code }) => field === 'start' && code === 'closed');
  const message = hour?.message ?? (failure.errors.length > 0 ? t('check') : failure.message);
  return (
    <p className={styles.problem} role="alert" tabIndex={-1}>
      <CircleAlert aria-hidden />
      <span>{failure.code === 'network' ? t('failed') : message}</span>
    </p>
  );
};
