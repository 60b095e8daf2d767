import { useLanguage } from 'shared/i18n';
import { classNames } from '../class-names';
import { localiseLinks } from './localise-links';
import styles from './Prose.module.css';

/** A table that scrolls can be reached with the keyboard. */
const makeTablesReachable = (text: HTMLElement | null) => {
  for (const table of text?.querySelectorAll('table') ?? [])
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
};

/** Rich text of the API, which sanitises it when it is written and when it is read (C-7). Its links stay in the language of the page. */
export const Prose = ({ html, className }: { html: string; className?: string | undefined }) => {
  const language = useLanguage();
  return (
    <div
      ref={makeTablesReachable}
      className={classNames(styles.prose, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API
      dangerouslySetInnerHTML={{ __html: localiseLinks(html, language) }}
    />
  );
};
