import type { LocalisedText } from 'shared/contract';

export const positions: Record<'ceo' | 'lawyer', LocalisedText> = {
  ceo: { ko: '대표변호사', en: 'Managing Partner', cn: '主任律师' },
  lawyer: { ko: '변호사', en: 'Attorney', cn: '律师' },
};
