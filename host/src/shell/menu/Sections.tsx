import { useAuth } from 'shared/auth';
import { homePath, useLanguage } from 'shared/i18n';
import { Loading } from 'shared/ui';
import { SignInState } from '../header/SignInState';
import { useT as useShellT } from '../i18n';
import { useSiteLinks } from '../links';
import { useHasPage } from '../routes';
import { useT } from './i18n';
import { MenuLinks } from './MenuLinks';
import styles from './SideMenu.module.css';
import { useTrade } from './use-trade';

interface Entry {
  to: string;
  text: string;
  note?: string;
}

/** What the side menu holds, by section; a page that does not exist is not named. */
export const Sections = ({ onFollow }: { onFollow: () => void }) => {
  const t = useT();
  const shell = useShellT();
  const hasPage = useHasPage();
  const home = homePath[useLanguage()];
  const { firm } = useSiteLinks();
  const signedIn = useAuth((state) => state.user !== null);
  const trade = useTrade();
  const existing = (entries: Entry[]) =>
    entries.filter(({ to }) => hasPage(to.split(/[?#]/)[0] ?? to) || to.startsWith(`${home}#`));

  const programs = (trade?.programs ?? []).map(({ code, title, status }) => ({
    to: `/auction/programs/${code}`,
    text: title,
    ...(status !== 'DRAFT' && status !== 'CLOSED' && { note: t(status) }),
  }));
  const halls = (trade?.halls ?? []).map(({ code, name }) => ({ to: `/auction/halls/${code}`, text: name }));
  const categories = (trade?.categories ?? []).map(({ code, name }) => ({ to: `/shop?category=${code}`, text: name }));
  const sections: [string, Entry[]][] = [
    [
      t('auction'),
      [...programs, { to: '/auction/programs', text: t('programs') }, { to: '/auction-search', text: t('works') }],
    ],
    [t('halls'), halls],
    [t('shop'), [...categories, { to: '/shop', text: t('shopAll') }]],
    [
      t('matching'),
      [
        { to: '/matching', text: t('matchingIntro') },
        { to: '/matching/fairs', text: t('matchingFairs') },
        { to: '/matching/faqs', text: t('matchingFaqs') },
      ],
    ],
    [
      t('firm'),
      [...firm.map(({ to, text }) => ({ to, text: shell(text) })), { to: '/consult', text: shell('consult') }],
    ],
  ];
  const mine = existing([
    { to: '/my', text: t('mine') },
    { to: '/my/bids', text: t('bids') },
    { to: '/my/orders', text: t('orders') },
  ]);
  return (
    <>
      <nav className={styles.sections} aria-label={t('services')}>
        {!trade && <Loading />}
        {sections.map(([title, links]) => (
          <MenuLinks key={title} title={title} links={existing(links)} onFollow={onFollow} />
        ))}
        {trade?.partly && (
          <p className={styles.partly} role="status">
            {t('partly')}
          </p>
        )}
      </nav>
      <div className={styles.me}>
        <MenuLinks
          title={t('me')}
          links={signedIn ? mine : existing([{ to: '/join', text: t('join') }])}
          onFollow={onFollow}
        />
        <SignInState />
      </div>
    </>
  );
};
