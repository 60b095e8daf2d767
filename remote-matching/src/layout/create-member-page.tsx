import type { ComponentType } from 'react';
import type { Language } from 'shared/i18n';
import { createPrivatePage } from 'shared/pages';
import { MemberPage } from './MemberPage';

type Translate<Key extends string> = (key: Key) => string;

interface Texts<Key extends string> {
  useT: () => Translate<Key>;
  translate: (language: Language) => Translate<Key>;
}

/** Texts are keys of the page's translations. */
interface MemberPageOptions<Key extends string> {
  /** The title of the document, and the heading where there is no `Title`. */
  title: Key;
  /** A heading that depends on the data of the page. */
  Title?: ComponentType;
  lead?: Key;
  /** The parent page. */
  back?: { to: string; text: Key };
  /** Shown beside the heading. */
  Action?: ComponentType;
  width?: 'wide';
  sellersOnly?: boolean;
}

/** A page for signed-in members that search engines must not list. */
export const createMemberPage = <Key extends string>(
  Content: ComponentType,
  { useT, translate }: Texts<Key>,
  { title, Title, lead, back, Action, ...options }: MemberPageOptions<Key>,
) => {
  const Page = () => {
    const t = useT();
    return (
      <MemberPage
        title={Title ? <Title /> : t(title)}
        lead={lead && t(lead)}
        back={back && { to: back.to, text: t(back.text) }}
        action={Action && <Action />}
        {...options}
      >
        <Content />
      </MemberPage>
    );
  };
  return createPrivatePage(Page, translate, title);
};
