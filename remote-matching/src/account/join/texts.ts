import { texts } from 'shared/i18n';
import { cn } from './texts.cn';
import { en } from './texts.en';
import { ko } from './texts.ko';

export const joinTexts = texts('matching-join', { ko, en, cn });
