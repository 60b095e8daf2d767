import { buildSrcSet } from 'shared/ui';
import styles from './CompanyLogo.module.css';

interface CompanyLogoProps {
  name: string;
  logo: { url: string } | null;
}

/** A company's logo, or the first letter of its name. Hidden from screen readers, since the name stands beside it. */
export const CompanyLogo = ({ name, logo }: CompanyLogoProps) => (
  <span className={styles.logo} aria-hidden="true">
    {logo ? (
      <img src={logo.url} srcSet={buildSrcSet(logo.url)} sizes="56px" alt="" width={56} height={56} loading="lazy" />
    ) : (
      (name.replace(/^\(주\)|^주식회사\s*/, '').trim()[0] ?? '·')
    )}
  </span>
);
