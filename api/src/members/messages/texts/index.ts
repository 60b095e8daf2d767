import type { Template } from 'shared/contract';
import { accountTexts } from './accounts';
import { centerTexts } from './center';
import { matchingTexts } from './matching';
import type { TemplateText } from './text';
import { tradeTexts } from './trade';

/** Every template as the product brings it along; administrators change them from there. */
export const templateTexts: Record<Template, TemplateText> = {
  ...accountTexts,
  ...matchingTexts,
  ...centerTexts,
  ...tradeTexts,
};
