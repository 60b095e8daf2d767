import type { LocalisedText, MessageChannel } from 'shared/contract';

/** Default text of a message template. */
export interface DefaultTemplate {
  /** Shown to administrators. */
  title: string;
  /** SMS and e-mail when left out. */
  channels?: readonly MessageChannel[];
  subject: LocalisedText;
  body: LocalisedText;
  isAd?: true;
}

export const text = (ko: string, en: string, cn: string) => ({ ko, en, cn });
