import type { LocalisedText, MessageChannel } from 'shared/contract';

/** Default text of a message template. */
export interface DefaultTemplate {
  /** Shown to administrators. */
  title: string;
  channels: readonly MessageChannel[];
  subject: LocalisedText;
  body: LocalisedText;
  isAd?: true;
}

export const smsAndEmail = ['SMS', 'EMAIL'] as const;
export const emailOnly = ['EMAIL'] as const;

export const text = (ko: string, en: string, cn: string) => ({ ko, en, cn });
