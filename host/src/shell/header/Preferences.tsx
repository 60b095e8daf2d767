import { LanguageSwitch } from './LanguageSwitch';
import styles from './Preferences.module.css';
import { SignInState } from './SignInState';
import { ThemeSwitch } from './ThemeSwitch';

export const Preferences = () => (
  <div className={styles.preferences}>
    <SignInState />
    <LanguageSwitch />
    <ThemeSwitch />
  </div>
);
