import { Moon, Sun } from 'lucide-react';
import { setTheme, useTheme } from 'shared/ui';
import { useT } from '../i18n';
import styles from './IconButton.module.css';

export const ThemeSwitch = () => {
  const dark = useTheme() === 'dark';
  const t = useT();
  return (
    <button
      type="button"
      className={styles.button}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
      aria-label={t(dark ? 'toLight' : 'toDark')}
    >
      {dark ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </button>
  );
};
