import { CircleAlert } from 'lucide-react';
import type { ApiFailure } from 'shared/client';
import styles from './form.module.css';
import { useT } from './i18n';

/** Why a request was refused; shown above the button. */
export const FormError = ({ failure }: { failure: ApiFailure | null }) => {
  const t = useT();
  if (!failure) return null;
  return (
    <p className={styles.problem} role="alert" tabIndex={-1}>
      <CircleAlert aria-hidden />
      <span>{failure.code === 'network' ? t('failed') : failure.errors.length > 0 ? t('check') : failure.message}</span>
    </p>
  );
};
