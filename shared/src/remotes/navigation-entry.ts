import type { NavigationPlace } from 'shared/format';
import type { Language } from 'shared/i18n';

export type Titles = Readonly<Record<Language, string>>;
/** What an account may do. */
export type Scope = 'console' | 'user' | 'seller' | 'buyer';

/** Links that the shell makes of the items of an answer of the API, when the menu is opened. */
export interface NavigationList {
  /** A public GET of the API that answers in the reader's language, such as `/v1/auction/halls`. */
  route: string;
  /** The field of the answer that has the items. */
  field: string;
  /** The field of an item that is the text of its link. */
  text: string;
  /** Only items whose field has one of these values. */
  only?: { field: string; values: readonly (string | null)[] };
  /** What values of a field are called, beside the text. Nothing is shown for other values. */
  note?: { field: string; titles: Readonly<Record<string, Titles>> };
  /** At most so many items; all by default. */
  max?: number;
}

/** A link that a remote offers for the shell's navigation. */
export interface NavigationEntry {
  place: NavigationPlace;
  /**
   * Address of one of the remote's own pages, perhaps with query and hash. That of a list has fields of its items in braces: `{slug,_id}`
   * is the first of the two that has a value.
   */
  to: string;
  /** By default that of the page at `to`. */
  title?: Titles;
  /** Only for readers who have one of these scopes; by default that of the page at `to`. */
  scope?: Scope | readonly Scope[];
  /** Title of the section of the menu; entries with the same one stand together. By default the title of the remote. */
  section?: Titles;
  /** Shown in the menu in place of the entry itself. */
  list?: NavigationList;
}
