import { useAuth } from 'shared/auth';
import { useLanguage } from 'shared/i18n';
import { Loading } from 'shared/ui';
import { SignInState } from '../header/SignInState';
import { useNavigation, useSiteLinks } from '../use-navigation';
import { groupSections } from './group-sections';
import { useT } from './i18n';
import { listLinks } from './list-links';
import { MenuLinks } from './MenuLinks';
import styles from './MenuSections.module.css';
import { useListAnswers } from './use-list-answers';

/** Content of the side menu by section: what the remotes offer, with lists from the API. */
export const MenuSections = ({ onFollow }: { onFollow: () => void }) => {
  const t = useT();
  const language = useLanguage();
  const items = useNavigation();
  const sections = groupSections(items, language);
  const routes = sections.flatMap((section) => section.items.flatMap(({ list }) => list?.route ?? []));
  const answers = useListAnswers(routes);
  const signedIn = useAuth((state) => state.user !== null);
  const accountLinks = useSiteLinks(signedIn ? 'mine' : 'guest');
  return (
    <>
      <nav className={styles.sections} aria-label={t('services')}>
        {!answers && <Loading />}
        {sections.map(({ title, items }) => (
          <MenuLinks
            key={title}
            title={title}
            links={items.flatMap(({ to, title, list }) =>
              list ? listLinks({ to, list }, answers?.get(list.route), language) : { to, text: title[language] },
            )}
            onFollow={onFollow}
          />
        ))}
        {answers && routes.some((route) => !answers.get(route)) && (
          <p className={styles.incomplete} role="status">
            {t('incomplete')}
          </p>
        )}
      </nav>
      <div className={styles.account}>
        <MenuLinks title={t('account')} links={accountLinks} onFollow={onFollow} />
        <SignInState />
      </div>
    </>
  );
};
