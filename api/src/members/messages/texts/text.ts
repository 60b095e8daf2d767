import type { LocalisedText, MessageChannel } from 'shared/contract';

/** A template as the product brings it along. */
export interface TemplateText {
  /** For administrators. */
  title: string;
  channels: readonly MessageChannel[];
  subject: LocalisedText;
  body: LocalisedText;
  isAd?: true;
}

export const both = ['SMS', 'EMAIL'] as const;
export const mailOnly = ['EMAIL'] as const;

export const text = (ko: string, en: string, cn: string) => ({ ko, en, cn });
