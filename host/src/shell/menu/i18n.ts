import { texts } from 'shared/i18n';

/** Separate from the shell's texts, so that they load with the menus. */
export const { useT } = texts('menu', {
  ko: {
    menu: '메뉴',
    services: '전체 서비스',
    account: '내 정보',
    incomplete: '일부 메뉴를 불러오지 못했습니다.',
  },
  en: {
    menu: 'Menu',
    services: 'All services',
    account: 'My account',
    incomplete: 'Part of the menu could not be loaded.',
  },
  cn: {
    menu: '菜单',
    services: '全部服务',
    account: '我的账户',
    incomplete: '部分菜单加载失败。',
  },
});
