import { banners } from './banners/banners';
import { boards } from './boards/boards';
import { comments } from './comments/comments';
import { faqs } from './faqs/faqs';
import { forms } from './forms/forms';
import { lawyers } from './lawyers/lawyers';
import { popups } from './popups/popups';
import { practices } from './practices/practices';
import { setting } from './setting/setting';

/** The firm resources of the console, in the order of the menu. */
export const firmResources = [setting, lawyers, practices, boards, banners, popups, forms, faqs, comments];
