import { Link } from 'shared/router';
import { LinkButton } from 'shared/ui';
import { useErrorHead } from '../head/page-head';
import { ConsultButton } from './ConsultLink';
import styles from './NotFound.module.css';
import { notFoundI18n } from './not-found-i18n';
import { useSiteLinks } from './use-navigation';

const Illustration = () => (
  <svg className={styles.drawing} viewBox="0 0 320 260" aria-hidden="true">
    <path className={styles.wall} d="M0 0h320v228H0z" />
    <path className={styles.lit} d="M118 44h84v184h-84z" />
    <path
      className={styles.brick}
      d="M118 74h84M118 104h84M118 134h84M118 164h84M118 194h84M160 44v30M139 74v30M181 74v30M160 104v30M139 134v30M181 134v30M160 164v30M139 194v34M181 194v34"
    />
    <path className={styles.line} d="M110 228V36h100v192M118 228V44h84v184M0 228h320M96 238h128M84 248h152" />
    <path className={styles.door} d="M202 44l58 22v182l-58-20z" />
    <circle className={styles.knob} cx="250" cy="156" r="4" />
  </svg>
);

/** Page for a path that no remote serves, or for missing data. */
export const NotFound = () => {
  const t = notFoundI18n.useT();
  const links = useSiteLinks('header', 'mobile');
  const title = t('title');
  useErrorHead(title);
  return (
    <section className={styles.page} aria-labelledby="not-found">
      <div className={styles.text}>
        <p className={styles.code}>404</p>
        <h1 id="not-found" className={styles.title}>
          {title}
        </h1>
        <p className={styles.lead}>{t('text')}</p>
        <div className={styles.actions}>
          <LinkButton to="/" small>
            {t('toHome')}
          </LinkButton>
          <ConsultButton />
        </div>
        {links.length > 0 && (
          <nav aria-label={t('links')}>
            <ul className={styles.links}>
              {links.map(({ to, text }) => (
                <li key={to}>
                  <Link className={styles.link} to={to}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <Illustration />
    </section>
  );
};
