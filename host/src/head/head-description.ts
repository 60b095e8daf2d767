import type { Language } from 'shared/i18n';
import type { Head } from 'shared/remotes';
import type { PublicSetting } from '../shell/SettingProvider';

/** What the elements of a page's head are made of. */
export interface HeadDescription {
  head: Head;
  language: Language;
  /** Of the address, without the language. */
  pathname: string;
  /** Null while the setting is not loaded. */
  setting: PublicSetting | null;
}

/** Title of the document: the page's, or the site's where the page has none of its own. */
export const getTitle = ({ head: { title }, setting }: Pick<HeadDescription, 'head' | 'setting'>) => {
  const site = setting?.siteName ?? 'Portico';
  return title && title !== site ? title : (setting?.seo.title ?? site);
};

/** The language of a page's content: Korean where it has none in the language of the address. */
export const getContentLanguage = (head: Head, language: Language): Language =>
  head.paths && head.paths[language] === undefined ? 'ko' : language;
