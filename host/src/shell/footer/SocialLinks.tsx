import { ExternalLink, toSafeHref } from 'shared/ui';
import type { PublicSetting } from '../SettingProvider';
import styles from './SocialLinks.module.css';

type Socials = PublicSetting['socials'];

/** Brand icons, which the icon library does not contain; drawn on the same 24 px grid. */
const icons: Record<Socials[number]['kind'], { name: string; path: string }> = {
  twitter: { name: 'X (Twitter)', path: 'M4 4l16 16M20 4 4 20' },
  facebook: { name: 'Facebook', path: 'M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V21M6.5 12.5H15' },
  instagram: {
    name: 'Instagram',
    path: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM17.2 6.8h.01',
  },
};

export const SocialLinks = ({ socials }: { socials: Socials }) => (
  <ul className={styles.list}>
    {socials
      .filter(({ url }) => toSafeHref(url))
      .map(({ kind, url }) => (
        <li key={url}>
          <ExternalLink className={styles.link} href={url} aria-label={icons[kind].name} hideIcon>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={icons[kind].path} />
            </svg>
          </ExternalLink>
        </li>
      ))}
  </ul>
);
