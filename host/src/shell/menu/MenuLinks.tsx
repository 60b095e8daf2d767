import { Link } from 'shared/router';
import type { SiteLink } from '../links';
import { useT } from '../texts';
import styles from './MenuLinks.module.css';

interface MenuLinksProps {
  title?: string;
  links: readonly SiteLink[];
  onFollow: () => void;
}

/** A section of a menu; without links it is not there. */
export const MenuLinks = ({ title, links, onFollow }: MenuLinksProps) => {
  const t = useT();
  if (links.length === 0) return null;
  return (
    <div>
      {title && <h3 className={styles.title}>{title}</h3>}
      <ul className={styles.list}>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link className={styles.link} to={to} onClick={onFollow}>
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
