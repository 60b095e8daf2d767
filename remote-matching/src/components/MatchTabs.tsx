import { Link } from 'shared/router';
import styles from './MatchTabs.module.css';

interface MatchTabsProps {
  label: string;
  tabs: readonly { to: string; text: string; current: boolean }[];
}

/** What is shown stands in the address, so each tab is a link. */
export const MatchTabs = ({ label, tabs }: MatchTabsProps) => (
  <nav aria-label={label}>
    <ul className={styles.tabs}>
      {tabs.map(({ to, text, current }) => (
        <li key={to}>
          <Link className={styles.tab} to={to} aria-current={current ? 'page' : undefined}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
