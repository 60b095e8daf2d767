import { Link } from 'shared/router';
import styles from './MenuLinks.module.css';

export interface MenuLink {
  to: string;
  text: string;
  /** Shown beside the text, such as the status of an auction. */
  note?: string;
}

interface MenuLinksProps {
  title?: string;
  links: readonly MenuLink[];
  onFollow: () => void;
}

/** A section of a menu; renders nothing without links. */
export const MenuLinks = ({ title, links, onFollow }: MenuLinksProps) => {
  if (links.length === 0) return null;
  return (
    <div>
      {title && <h3 className={styles.title}>{title}</h3>}
      <ul className={styles.list}>
        {links.map(({ to, text, note }) => (
          <li key={to}>
            <Link className={styles.link} to={to} onClick={onFollow}>
              {text}
              {note && <span className={styles.note}>{note}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
