import { ContactLinks } from '../ContactLinks';
import { LanguageSwitch } from './LanguageSwitch';
import { SignInState } from './SignInState';
import { ThemeSwitch } from './ThemeSwitch';
import styles from './UtilityBar.module.css';

export const Preferences = () => (
  <div className={styles.preferences}>
    <SignInState />
    <LanguageSwitch />
    <ThemeSwitch />
  </div>
);

/** The upper row of the header on wide screens. */
export const UtilityBar = () => (
  <div className={styles.utility}>
    <div className={styles.inner}>
      <ContactLinks />
      <Preferences />
    </div>
  </div>
);
