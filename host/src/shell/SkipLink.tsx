import type { MouseEvent } from 'react';
import { useT } from './i18n';
import styles from './Shell.module.css';

/** Works as a plain link before hydration. */
export const SkipLink = () => {
  const t = useT();
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById('main')?.focus();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: it moves the focus inside the page without changing the address
    <a className={styles.skip} href="#main" onClick={skip}>
      {t('skip')}
    </a>
  );
};
