import { texts } from 'shared/i18n';
import { cn } from './i18n.cn';
import { en } from './i18n.en';
import { ko } from './i18n.ko';

export const settingsI18n = texts('account-settings', { ko, en, cn });
