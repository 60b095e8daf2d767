import { srcSetOf } from 'shared/ui';
import styles from './MatchLogo.module.css';

interface MatchLogoProps {
  name: string;
  logo: { url: string } | null;
}

/** The sign of a company, or the first letter of its name; the name itself always stands beside it. */
export const MatchLogo = ({ name, logo }: MatchLogoProps) => (
  <span className={styles.logo} aria-hidden="true">
    {logo ? (
      <img src={logo.url} srcSet={srcSetOf(logo.url)} sizes="56px" alt="" width={56} height={56} loading="lazy" />
    ) : (
      (name.replace(/^\(주\)|^주식회사\s*/, '').trim()[0] ?? '·')
    )}
  </span>
);
