import { texts } from 'shared/i18n';
import { cn } from './texts.cn';
import { en } from './texts.en';
import { ko } from './texts.ko';

export const meTexts = texts('matching-me', { ko, en, cn });
