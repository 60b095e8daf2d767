import { ContactLinks } from '../ContactLinks';
import { Preferences } from './Preferences';
import styles from './UtilityBar.module.css';

/** The upper row of the header on wide screens. */
export const UtilityBar = () => (
  <div className={styles.utility}>
    <div className={styles.inner}>
      <ContactLinks />
      <Preferences />
    </div>
  </div>
);
