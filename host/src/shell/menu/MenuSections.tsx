import { useAuth } from 'shared/auth';
import { toProgramPath } from 'shared/format';
import { Loading } from 'shared/ui';
import { SignInState } from '../header/SignInState';
import { useT as useShellT } from '../i18n';
import { useSiteLinks } from '../site-links';
import { useHasPage, usePageLinks } from '../use-has-page';
import { useT } from './i18n';
import { type MenuLink, MenuLinks } from './MenuLinks';
import styles from './MenuSections.module.css';
import { useCatalogue } from './use-catalogue';

/** Content of the side menu by section; links to pages that do not exist are left out. */
export const MenuSections = ({ onFollow }: { onFollow: () => void }) => {
  const t = useT();
  const shell = useShellT();
  const hasPage = useHasPage();
  const { firm } = useSiteLinks();
  const more = usePageLinks(['/cases', '/faqs', '/notices']);
  const signedIn = useAuth((state) => state.user !== null);
  const catalogue = useCatalogue();
  const filterExisting = (entries: MenuLink[]) => entries.filter(({ to }) => hasPage(to.split(/[?#]/)[0] ?? to));

  const programs = (catalogue?.programs ?? []).map((program) => ({
    to: toProgramPath(program),
    text: program.title,
    ...(program.status !== 'DRAFT' && program.status !== 'CLOSED' && { note: t(program.status) }),
  }));
  const halls = (catalogue?.halls ?? []).map(({ code, name }) => ({ to: `/auction/halls/${code}`, text: name }));
  const categories = (catalogue?.categories ?? []).map(({ code, name }) => ({
    to: `/shop?category=${code}`,
    text: name,
  }));
  const sections: [string, MenuLink[]][] = [
    [
      t('firm'),
      [{ to: '/consult', text: shell('consult') }, ...firm.map(({ to, text }) => ({ to, text: shell(text) })), ...more],
    ],
    [
      shell('auction'),
      [...programs, { to: '/auction/programs', text: t('programs') }, { to: '/auction-search', text: t('works') }],
    ],
    [t('halls'), halls],
    [shell('shop'), [...categories, { to: '/shop', text: t('shopAll') }]],
    [
      t('matching'),
      [
        { to: '/matching', text: t('matchingIntro') },
        { to: '/matching/fairs', text: t('matchingFairs') },
        { to: '/matching/faqs', text: t('matchingFaqs') },
      ],
    ],
  ];
  const memberLinks = filterExisting([
    { to: '/my', text: t('myPage') },
    { to: '/my/bids', text: t('bids') },
    { to: '/my/orders', text: t('orders') },
  ]);
  return (
    <>
      <nav className={styles.sections} aria-label={t('services')}>
        {!catalogue && <Loading />}
        {sections.map(([title, links]) => (
          <MenuLinks key={title} title={title} links={filterExisting(links)} onFollow={onFollow} />
        ))}
        {catalogue?.isIncomplete && (
          <p className={styles.incomplete} role="status">
            {t('incomplete')}
          </p>
        )}
      </nav>
      <div className={styles.account}>
        <MenuLinks
          title={t('account')}
          links={signedIn ? memberLinks : filterExisting([{ to: '/join', text: t('join') }])}
          onFollow={onFollow}
        />
        <SignInState />
      </div>
    </>
  );
};
