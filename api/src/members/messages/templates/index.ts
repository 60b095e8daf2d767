import type { MessageTemplate } from 'shared/contract';
import { accountTemplates } from './accounts';
import { centerTemplates } from './center';
import { consultationTemplates } from './consultations';
import type { DefaultTemplate } from './default-template';
import { matchingTemplates } from './matching';
import { tradeTemplates } from './trade';

/** Default texts of all templates; administrators can change the stored copies. */
export const defaultTemplates: Record<MessageTemplate, DefaultTemplate> = {
  ...accountTemplates,
  ...matchingTemplates,
  ...centerTemplates,
  ...consultationTemplates,
  ...tradeTemplates,
};
