import type { MouseEvent } from 'react';
import { useT } from './i18n';
import styles from './Shell.module.css';

/** Works as a plain link too, until the shell answers to the mouse. */
export const SkipLink = () => {
  const t = useT();
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById('main')?.focus();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: it goes to a place in the page, only without changing the address
    <a className={styles.skip} href="#main" onClick={skip}>
      {t('skip')}
    </a>
  );
};
